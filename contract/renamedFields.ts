/**
 * Stored data of an earlier build with today's names of its fields, at any depth.
 * @param names earlier name to today's
 */
export function renamedFields(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => renamedFields(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      Object.hasOwn(names, key) ? (names[key] ?? key) : key,
      renamedFields(inner, names),
    ]),
  );
}
