import { codeWordsOf, filledInto, type CodeWords } from '../../language/codeWords';
import { filesBelow, readText } from '../../language/sourceFiles';

/** Texts that no code asks for, each with the reason it is there. */
const UNASKED: Readonly<Record<string, string>> = {};

/** Catalogues whose texts are asked for by a status or a step that comes from the rules. */
const BY_KIND: readonly string[] = ['batchStatus', 'explain'];
/** Catalogues that are read as objects, before the translation engine is there. */
const AS_OBJECTS: readonly string[] = ['signIn', 'codeStep'];

interface Texts {
  readonly [key: string]: string | Texts;
}

const flat = (texts: Texts, path = ''): readonly string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : flat(value, `${path}${key}.`),
  );

const keysOf = (file: string): readonly string[] => [
  ...new Set(
    flat(JSON.parse(readText(file)) as Texts).map((key) =>
      key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
    ),
  ),
];

const source = codeWordsOf('src');
const rules = codeWordsOf('domain', 'contract', 'server');
const words = new Set(
  [...source, ...rules].flatMap(({ literals, properties }) => [...literals, ...properties]),
);
const kinds = new Set(rules.flatMap(({ literals }) => [...literals]));

/** Whether a file's own words make up a key; what fills a template must be a word of some code. */
const asksFor =
  (key: string) =>
  ({ literals, templates }: CodeWords): boolean =>
    literals.has(key) ||
    templates.some((template) => filledInto(template, key)?.every((part) => words.has(part)) ?? false);

const asksByObject =
  (key: string) =>
  ({ properties, literals }: CodeWords): boolean =>
    properties.has(key) || literals.has(key);

function isAskedFor(catalogue: string, key: string): boolean {
  if (BY_KIND.includes(catalogue) && kinds.has(key)) return true;
  const own = source.filter(({ catalogues }) => catalogues.has(catalogue));
  const last = key.split('.').at(-1) ?? key;
  if (AS_OBJECTS.includes(catalogue) && [...own, ...data].some(asksByObject(last))) return true;
  // A file that asks for no catalogue may hold keys for those that do; single words there could be anything.
  const others = key.includes('.') ? data : [];
  return [...own, ...others].some(asksFor(key)) || source.some(asksFor(`${catalogue}:${key}`));
}

const data = source.filter(({ catalogues }) => catalogues.size === 0);

const catalogues = filesBelow('src/i18n/en', '.json').map((file) => [
  file.replace(/^.*\/(\w+)\.json$/, '$1'),
  keysOf(file),
]) as readonly (readonly [string, readonly string[]])[];

describe('the texts of the screens', () => {
  it.each(catalogues)('%s: each is asked for by some code', (catalogue, keys) => {
    const unasked = keys
      .filter((key) => !isAskedFor(catalogue, key))
      .map((key) => `${catalogue}:${key}`)
      .filter((key) => !(key in UNASKED));
    expect(unasked).toEqual([]);
  });

  it('that nobody asks for are few, and really nobody asks for them', () => {
    for (const entry of Object.keys(UNASKED)) {
      const [catalogue = '', key = ''] = entry.split(':');
      const keys = catalogues.find(([name]) => name === catalogue)?.[1] ?? [];
      expect([entry, keys.includes(key), isAskedFor(catalogue, key)]).toEqual([entry, true, false]);
    }
  });

  it('would be missed: a key that no code has is not found', () => {
    expect(isAskedFor('frame', 'navigation.nowhereAtAll')).toBe(false);
    expect(isAskedFor('frame', 'nowhereAtAll')).toBe(false);
  });
});
