-- Hints are for nobody, for those who play against bots alone, or for everybody; they were on or off.
UPDATE entry
SET body = CAST(replace(replace(CAST(body AS TEXT), '"hints":true', '"hints":"bots"'), '"hints":false', '"hints":"off"') AS BLOB)
WHERE CAST(body AS TEXT) LIKE '%"hints":%';
