/** A long answer is searched only so far: the list of a long log must follow the keys. */
const MOST_PARTS = 500;

/** Whether a text, a number, or a name within a value holds a word in small letters. */
export function holdsText(value: unknown, word: string): boolean {
  const open: unknown[] = [value];
  for (let parts = 0; open.length > 0 && parts < MOST_PARTS; parts += 1) {
    const part = open.pop();
    if (typeof part === 'string' || typeof part === 'number') {
      if (String(part).toLowerCase().includes(word)) return true;
    } else if (typeof part === 'object' && part !== null) {
      if (!Array.isArray(part) && Object.keys(part).some((name) => name.toLowerCase().includes(word)))
        return true;
      const inner: readonly unknown[] = Object.values(part);
      open.push(...inner);
    }
  }
  return false;
}
