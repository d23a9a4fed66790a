/** The sentence that refuses every action, where one refuses them all: buttons beside it would say nothing. */
export function onlyRefusal(refusals: readonly (string | null)[]): string | null {
  const [first = null] = refusals;
  return refusals.every((refusal) => refusal === first) ? first : null;
}
