/** Random bytes of this device: they go into the shuffle, so that no server alone decides it. */
import { hex } from "./hash";

/** 16 random bytes in hex. `getRandomValues` is there on insecure pages too, unlike the rest of Web Crypto. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** A name for a request, never used twice. */
export function requestId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8)));
}
