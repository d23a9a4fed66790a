import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueEn } from '../../../src/i18n/catalogueEn';
import { areasOf, loadAreaTexts, TEXT_AREAS } from '../../../src/i18n/screenTexts';
import { SCREENS } from '../../../src/routing/screens';

const src = path.join(__dirname, '../../../src');

const fileOf = (from: string, named: string): string | undefined =>
  ['.ts', '.tsx']
    .map((ending) => path.resolve(path.dirname(from), named) + ending)
    .find((file) => existsSync(file) && file.startsWith(src));

/** Every file of the browser's code that a file leads to, itself included, whether it is loaded with it or later. */
function reached(first: string): ReadonlySet<string> {
  const found = new Set([first]);
  for (const file of found)
    for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g,
    )) {
      const next = fileOf(file, named);
      if (next !== undefined) found.add(next);
    }
  return found;
}

const namespacesOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/useTranslation\('(\w+)'/g)].map((match) => match[1] ?? '');

/** The file of each screen, from the table that loads them. */
const screenFiles = new Map(
  [
    ...readFileSync(path.join(src, 'routing/screens.tsx'), 'utf8').matchAll(
      /^ {2}(\w+): async[\s\S]*?'(\.[^']+)'/gm,
    ),
  ].map(([, name = '', named = '']) => [name, fileOf(path.join(src, 'routing/screens.tsx'), named)]),
);

describe('the texts a screen comes with', () => {
  it('are looked for in the file of every screen', () => {
    expect([...screenFiles.keys()].sort()).toEqual(Object.keys(SCREENS).sort());
    expect([...screenFiles.values()]).not.toContain(undefined);
  });

  it.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('are all that %s says', async (screen) => {
    const areas = await Promise.all(areasOf(screen).map((area) => loadAreaTexts('en', area)));
    const known = new Set([catalogueEn, ...areas].flatMap((texts) => Object.keys(texts)));
    // The sign-in form and its second step have their texts in their own code.
    const said = new Set([...reached(screenFiles.get(screen) ?? '')].flatMap(namespacesOf));
    expect([...said].filter((namespace) => !known.has(namespace))).toEqual([]);
  });

  it.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
    'hold no area that %s never uses',
    async (screen) => {
      const said = new Set([...reached(screenFiles.get(screen) ?? '')].flatMap(namespacesOf));
      for (const area of areasOf(screen)) {
        const names = Object.keys(await loadAreaTexts('en', area));
        expect([area, names.some((name) => said.has(name))]).toEqual([area, true]);
      }
    },
  );

  it('leave no area to nobody', () => {
    const used = new Set((Object.keys(SCREENS) as (keyof typeof SCREENS)[]).flatMap(areasOf));
    expect([...used].sort()).toEqual([...TEXT_AREAS].sort());
  });
});
