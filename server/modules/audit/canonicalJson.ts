/**
 * JSON with its keys in order, so that equal content gives equal text also after a trip through a jsonb column. Undefined members
 * are left out.
 * @throws TypeError for what JSON cannot hold exactly (bigint, functions, infinities)
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && !(value instanceof Date)) {
    const members = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`a ${typeof value} cannot stand in an audit row`);
}
