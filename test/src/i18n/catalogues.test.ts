import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { catalogueEn } from '../../../src/i18n/catalogueEn';
import { replayTextsEn } from '../../../src/i18n/replayTextsEn';
import { loadAreaTexts, TEXT_AREAS } from '../../../src/i18n/screenTexts';

const root = join(__dirname, '../../../src');

/** Where texts stand, each with a folder a language. */
const PLACES = ['src/i18n', 'contract/texts', 'server/texts'];
const names = (language: string): string[] =>
  PLACES.flatMap((place) =>
    readdirSync(join(root, '..', place, language))
      .sort()
      .map((name) => `${place}/${name}`),
  );

type Texts = Readonly<Record<string, unknown>>;

const read = (language: string, name: string): Texts =>
  JSON.parse(readFileSync(join(root, '..', dirname(name), language, basename(name)), 'utf8')) as Texts;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text by its path; the plural forms of one text count as one. */
function flat(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...flat(value as Texts, `${path}${key}.`)],
    ),
  );
}

const keys = (texts: Map<string, string>): string[] =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
const places = (text: string): string[] =>
  [...text.matchAll(/\{\{(.+?)\}\}/g)].map((match) => match[1] ?? '').sort();

describe('the catalogues', () => {
  it('are the same files in both languages', () => {
    expect(names('fr')).toEqual(names('en'));
    expect(names('en').length).toBeGreaterThan(80);
  });

  it.each(names('en'))('%s has the same texts in both languages, none of them empty in one alone', (name) => {
    const [english, french] = [flat(read('en', name)), flat(read('fr', name))];
    expect(keys(french)).toEqual(keys(english));
    for (const [key, text] of english)
      expect([key, (french.get(key) ?? text) === '']).toEqual([key, text === '']);
  });

  it.each(names('fr'))('%s sets marks as French Canada does: no blank before ; ? and !', (name) => {
    const parted = [...flat(read('fr', name))].filter(([, text]) => /\s[;?!]/.test(text));
    expect(parted).toEqual([]);
  });

  it.each(names('fr'))(
    '%s keeps the blanks of French marks on one line: before : and %%, inside « and »',
    (name) => {
      const broken = [...flat(read('fr', name))].filter(([, text]) =>
        /[^\s\u00a0] :(?=\s|$)|« | »|[\d}] %/.test(text),
      );
      expect(broken).toEqual([]);
    },
  );

  it.each(names('en'))('%s fills the same places in both languages', (name) => {
    const [english, french] = [flat(read('en', name)), flat(read('fr', name))];
    for (const [key, text] of french) {
      const counterpart = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      // A form for one thing may say the number in words.
      const isNumberless = key.endsWith('_one');
      const expected = places(counterpart).filter((place) => !isNumberless || places(text).includes(place));
      expect([key, places(text)]).toEqual([key, expected]);
    }
  });

  it.each(names('en'))('%s has every plural form its language needs', (name) => {
    for (const [language, forms] of [
      ['en', ['one', 'other']],
      ['fr', ['many', 'one', 'other']],
    ] as const) {
      const texts = flat(read(language, name));
      const plurals = new Set(
        [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')),
      );
      for (const key of plurals) {
        expect([
          key,
          [...texts.keys()]
            .filter((one) => one.replace(PLURAL, '') === key)
            .map((one) => PLURAL.exec(one)?.[1])
            .sort(),
        ]).toEqual([key, forms]);
      }
    }
  });
});

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : path.endsWith('.tsx') ? [path] : [];
  });

/** Attributes people read or hear. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Text that stands in JSX itself instead of in a catalogue. */
function looseTexts(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (
      ts.isJsxAttribute(node) &&
      SPOKEN.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      hasWords(node.initializer.text)
    ) {
      found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the components and screens', () => {
  it('hold no text of their own', () => {
    const all = files(root);
    expect(all.length).toBeGreaterThan(40);
    const loose = all.flatMap((file) =>
      looseTexts(file).map((text) => `${file.slice(root.length)}: ${text}`),
    );
    // The name of a key is the same in every language we speak.
    expect(loose.filter((line) => !line.endsWith('Ctrl K'))).toEqual([]);
  });
});

/** Namespaces asked for by the files of a folder, given as the argument of the hook. */
const asked = (folder: string): string[] =>
  files(join(root, folder)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useTranslation\('(\w+)'\)/g)].map((match) => match[1] ?? ''),
  );

describe('what is loaded with the application', () => {
  it('holds every text of the frame, the sign-in page and the start page', () => {
    const wanted = new Set(['app', 'screens/home', 'screens/identity/signIn'].flatMap(asked));
    expect(wanted.size).toBeGreaterThan(2);
    expect([...wanted].filter((name) => !(name in catalogueEn))).toEqual([]);
  });

  it.each(['en', 'fr'] as const)(
    'and with the areas and the replay screen is all there is in %s',
    async (language) => {
      const areas = await Promise.all(TEXT_AREAS.map((area) => loadAreaTexts(language, area)));
      const listed = [catalogueEn, ...areas, replayTextsEn]
        .flatMap((texts) => Object.keys(texts))
        .concat('signIn', 'codeStep');
      expect(listed.sort()).toEqual(
        names(language)
          .filter((name) => name.startsWith('src/'))
          .map((name) => basename(name, '.json'))
          .sort(),
      );
    },
  );
});
