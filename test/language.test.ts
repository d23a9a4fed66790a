import { BANNED_WORDS, type BannedWord, type Place } from './language/bannedWords';
import { comments, documents } from './language/comments';
import { fileNames, namesInCode, spaced } from './language/names';
import { readText } from './language/sourceFiles';
import { type FoundText, screenTexts, sharedTexts, textsInCode } from './language/texts';

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const texts = once(() => [...screenTexts(), ...sharedTexts(), ...textsInCode()]);
const prose = once(() => [...comments(), ...documents()]);
const names = once(() => [...fileNames(), ...namesInCode()]);

const bannedIn = (place: Place): readonly (readonly [string, BannedWord])[] =>
  BANNED_WORDS.filter(({ where }) => where.includes(place)).map((each) => [each.word, each]);

/** What is filled in later, and addresses, are no words of ours. */
const ownWords = (text: string): string =>
  text.replace(/\{\{[^}]*\}\}|[a-z]+:\/\/\S+|<\/?\w+>/g, (outside) => outside.replace(/[^{}]/g, ' '));

const uses = (found: readonly FoundText[], { pattern, say }: BannedWord): readonly string[] =>
  found
    .filter(({ text }) => pattern.test(ownWords(text)))
    .map(({ place, key, text }) => `${place} (${key}) “${text}”: say ${say}`);

describe('the words of the product', () => {
  it('are looked for in thousands of texts, comments and names', () => {
    expect(screenTexts().length).toBeGreaterThan(3000);
    expect(sharedTexts().length).toBeGreaterThan(600);
    expect(textsInCode().length).toBeGreaterThan(1000);
    expect(comments().length).toBeGreaterThan(5000);
    expect(documents().length).toBeGreaterThan(800);
    expect(names().length).toBeGreaterThan(20_000);
  });

  it.each(bannedIn('texts'))('do not have “%s” on screen, in email or on the command line', (_, banned) => {
    expect(uses(texts(), banned)).toEqual([]);
  });

  it.each(bannedIn('prose'))('do not have “%s” in comments and documents', (_, banned) => {
    expect(uses(prose(), banned)).toEqual([]);
  });

  it.each(bannedIn('names'))('do not have “%s” in names of files and code', (_, banned) => {
    expect(uses(names(), banned)).toEqual([]);
  });

  it('stand in the table of docs/writing.md, each with what to say instead', () => {
    const rows = readText('docs/writing.md').replace(/ +/g, ' ').split('\n');
    for (const { word, say } of BANNED_WORDS)
      expect(rows.filter((row) => row.startsWith(`| ${say} | ${word} |`))).toHaveLength(1);
  });
});

describe('the search for words', () => {
  const bannedBy = (text: string): readonly string[] =>
    BANNED_WORDS.filter(({ pattern }) => pattern.test(ownWords(text))).map(({ word }) => word);

  it.each([
    'We sent the code by mail.',
    'Enter your e-mail address.',
    'Nobody was told.',
    'The clock stands still since May.',
    '12 lines in all.',
    'Understood',
    '3 file(s)',
    'Sent to Cedarline Inc..',
    'He wrote the report anew.',
    spaced('recordDeed'),
    spaced('customsDepthRoutes'),
    spaced('tellOfClaim'),
  ])('finds that “%s” has one', (text) => {
    expect(bannedBy(text)).not.toEqual([]);
  });

  it.each([
    'We mail checks to your mailing address.',
    'The letter goes by postal mail.',
    'By email: {{mails}}.',
    'smtp://user:password@mail.example',
    'All texts in all languages',
    'Loading …',
    spaced('maxDepth'),
  ])('passes over “%s”', (text) => {
    expect(bannedBy(text)).toEqual([]);
  });
});
