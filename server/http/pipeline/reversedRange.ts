import type { FieldFailure } from '../../failure';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^\d+(?:\.\d+)?$/;

/**
 * The first range of a list or an export that ends before it begins: `from` and `to`, or any pair such as `entryFrom` and `entryTo`.
 * It would match nothing, which is no answer to what was asked.
 */
export function reversedRange(query: unknown): FieldFailure | null {
  if (typeof query !== 'object' || query === null) return null;
  const values = new Map<string, unknown>(Object.entries(query));
  for (const [name, from] of values) {
    const field = name === 'from' ? 'to' : name.replace(/From$/, 'To');
    const to = field === name ? undefined : values.get(field);
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    if (DAY.test(from) && DAY.test(to) && from > to)
      return { field, kind: 'days-reversed', values: { from, to } };
    if (NUMBER.test(from) && NUMBER.test(to) && Number(from) > Number(to))
      return { field, kind: 'range-reversed', values: { from, to } };
  }
  return null;
}
