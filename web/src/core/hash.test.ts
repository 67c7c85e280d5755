import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { bytes, hex, hmac, sha256, unhex } from "./hash";

test("SHA-256 gives the published digests", () => {
  // FIPS 180-4 examples
  expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("HMAC-SHA256 gives the published codes", () => {
  // RFC 4231, cases 1, 2 and 6 (a key longer than a block)
  expect(hex(hmac(new Uint8Array(20).fill(0x0b), bytes("Hi There")))).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
  expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  const long = hmac(new Uint8Array(131).fill(0xaa), bytes("Test Using Larger Than Block-Size Key - Hash Key First"));
  expect(hex(long)).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

test("every length of message around the block borders agrees with Node's own", () => {
  for (let n = 0; n < 200; n++) {
    const data = Uint8Array.from({ length: n }, (_, i) => (i * 7 + n) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    expect(hex(hmac(data, data))).toBe(createHmac("sha256", data).update(data).digest("hex"));
  }
});

test("hex and back", () => {
  expect(hex(unhex("00ff10"))).toBe("00ff10");
});
