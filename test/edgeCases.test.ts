import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const CASES = 35;

interface Row {
  readonly edge: number;
  readonly file: string;
  readonly name: string;
}

/** The table's rows as they are written. */
const rows: readonly Row[] = readFileSync(join(ROOT, 'docs/edge-cases.md'), 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const match = /^\|\s*(\d+)\s*\|[^|]*\|\s*`([^`]+)`\s*\|\s*(.+?)\s*\|$/.exec(line);
    if (match === null) return [];
    const [, edge = '', file = '', name = ''] = match;
    return [{ edge: Number(edge), file, name: name.replaceAll('&#124;', '|') }];
  });

/** Faults of real files and payments: each is also looked for in every other reader and writer. */
const LOOKED_FOR_ELSEWHERE = [
  ...Array.from({ length: 14 }, (_, index) => 70 + index),
  ...[85, 87, 88, 89, 92, 99, 100],
];

/** Whether a source names a test so: the name is the whole text between its quotation marks, behind the call that makes a test. */
function isNamedIn(source: string, name: string): boolean {
  return ["'", '`', '"'].some((quote) => {
    const at = source.indexOf(quote + name + quote);
    return at > 0 && /\b(?:it|test|claim|describe)(?:\.each\([\s\S]*\))?\(\s*$/.test(source.slice(0, at));
  });
}

describe('the table of edge cases', () => {
  test('shows every case of the thirty-five', () => {
    const numbers = new Set(rows.map(({ edge }) => edge));
    const all = Array.from({ length: CASES }, (_, index) => index + 1);
    expect(all.filter((edge) => !numbers.has(edge))).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(CASES);
  });

  test.each(rows)('edge $edge: $name', ({ edge, file, name }) => {
    expect(name).toMatch(new RegExp(`\\bedge ${edge}\\b`));
    expect(existsSync(join(ROOT, file)) ? file : `${file} is not there`).toBe(file);
    expect(isNamedIn(readFileSync(join(ROOT, file), 'utf8'), name)).toBe(true);
  });

  test('would notice a test that is gone', () => {
    expect(isNamedIn("it('edge 1 is here', () => {})", 'edge 1 is here')).toBe(true);
    expect(isNamedIn("it('edge 1 is here', () => {})", 'edge 1 is')).toBe(false);
    expect(isNamedIn("// it was 'edge 1 is here'", 'edge 1 is here')).toBe(false);
  });
});

describe('the table of the same faults elsewhere', () => {
  const table = readFileSync(join(ROOT, 'docs/edge-cases.md'), 'utf8').split(
    '## The same fault elsewhere',
  )[1];
  const numbersOf = (text: string): ReadonlySet<number> =>
    new Set(
      [...text.matchAll(/H(\d+)(?:–H(\d+))?/g)].flatMap(([, first, last = first]) =>
        Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
      ),
    );
  const named = (table ?? '').split('\n').flatMap((line) => {
    const [, numbers = '', where = '', found = ''] = line.split('|').map((cell) => cell.trim());
    return where === '' || found === '' ? [] : [...numbersOf(numbers)];
  });
  const tests = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, 'test', file), 'utf8'))
    .join('\n');

  test.each(LOOKED_FOR_ELSEWHERE)('H%i is in it and names a test', (number) => {
    expect(named).toContain(number);
    expect(tests).toMatch(
      new RegExp(`(?:test|it|claim|describe)(?:\\.each)?\\([^;]*?['\`][^'\`\\n]*\\bH${number}\\b`),
    );
  });
});
