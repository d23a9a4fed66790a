import { gradesOf, longMessages, messages } from './language/readableTexts';
import { gradeOf, readingOf, syllablesIn } from './language/readingLevel';

/** American school years. The strictest that the texts meet; federal guidance asks for eight or less. */
const HARDEST_CATALOGUE = 7;
const HARDEST_MESSAGE = 9;

describe('the reading level', () => {
  const all = messages();

  it('is measured over more than a thousand messages', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(longMessages(all).length).toBeGreaterThan(500);
    expect(all.map(({ catalogue }) => catalogue)).toEqual(
      expect.arrayContaining(['failures', 'emails', 'notifications', 'help', 'errors', 'command line']),
    );
  });

  it(`of each catalogue is grade ${HARDEST_CATALOGUE} at most`, () => {
    const hard = gradesOf(all).filter(([, grade]) => grade > HARDEST_CATALOGUE);
    expect(hard.map(([catalogue, grade]) => `${catalogue}: ${grade.toFixed(1)}`)).toEqual([]);
  });

  it(`of each message of twelve words or more is grade ${HARDEST_MESSAGE} at most`, () => {
    const hard = longMessages(all).filter(([, grade]) => grade > HARDEST_MESSAGE);
    expect(hard.map(([{ place, text }, grade]) => `${place} ${grade.toFixed(1)}: ${text}`)).toEqual([]);
  });
});

describe('the measure', () => {
  it.each([
    ['board', 1],
    ['changed', 1],
    ['closes', 2],
    ['table', 2],
    ['created', 3],
    ['exemption', 3],
    ['area', 3],
    ['annual', 3],
    ['quantity', 3],
    ['certificate', 4],
    ['application', 4],
  ])('counts the syllables of “%s” as %i', (word, syllables) => {
    expect(syllablesIn(word)).toBe(syllables);
  });

  it('is the Flesch–Kincaid grade', () => {
    const text = 'The board has approved your claim. We paid $1,200 to your bank account.';
    expect(readingOf(text)).toEqual({ words: 13, sentences: 2, syllables: 15 });
    expect(gradeOf(readingOf(text))).toBeCloseTo(0.39 * (13 / 2) + 11.8 * (15 / 13) - 15.59, 6);
  });

  it('counts a value as a word, and neither markup nor an abbreviation as a sentence', () => {
    expect(readingOf('Claim <b>{{number}}</b> of Cedarline Inc. was paid.')).toMatchObject({
      words: 7,
      sentences: 1,
    });
  });

  it('calls officialese harder than plain words', () => {
    const official =
      'Pursuant to applicable regulations, remittance must be effectuated prior to expiration.';
    expect(gradeOf(readingOf(official))).toBeGreaterThan(
      gradeOf(readingOf('Under the rules, you must pay before the date ends.')) + 5,
    );
  });
});
