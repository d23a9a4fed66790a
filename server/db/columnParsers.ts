import pg from 'pg';

/** int8, date, numeric: exact text instead of a float or of a midnight in some zone. */
const KEPT_AS_TEXT = [20, 1082, 1700];
/** The same three as arrays. */
const ARRAYS_KEPT_AS_TEXT = [1016, 1182, 1231];

/** Reads `{1,NULL,3}`. Numbers and dates hold neither quotes nor commas, so one dimension needs no more. */
function splitArray(value: string): readonly (string | null)[] {
  const inside = value.slice(1, -1);
  return inside === '' ? [] : inside.split(',').map((item) => (item === 'NULL' ? null : item));
}

/** How column values arrive: int8, numeric and date as text, timestamptz as Date, jsonb parsed. */
export function columnParsers(): pg.CustomTypesConfig {
  const parsers = new pg.TypeOverrides();
  for (const oid of KEPT_AS_TEXT) parsers.setTypeParser(oid, (value) => value);
  for (const oid of ARRAYS_KEPT_AS_TEXT) parsers.setTypeParser(oid, splitArray);
  return parsers;
}
