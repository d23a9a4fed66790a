import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from '../../../domain/passwordRule';
import { isLeakedPassword } from '../../../server/modules/identity/leakedPasswords';

const MOST_USED = 3_000;
const LONG_ENOUGH = 8;
const mostUsed = dictionary['passwords-common'].slice(0, MOST_USED);
const isRefused = (password: string): boolean =>
  isLeakedPassword(password) ||
  passwordProblem(password, { hasSecondFactor: true, personalTexts: [] }) !== null;

describe('4 passwords of published leaks', () => {
  it('are refused, every one of the three thousand most used', () => {
    expect(mostUsed).toHaveLength(MOST_USED);
    expect(mostUsed.filter((password) => !isLeakedPassword(password))).toEqual([]);
  });

  it('are refused twice over, in capitals, and with digits and signs around them', () => {
    const words = mostUsed.filter((password) => /^\p{L}{4,}$/u.test(password));
    expect(words.length).toBeGreaterThan(1_500);
    for (const [name, change] of Object.entries({
      twice: (word: string) => word + word,
      shouted: (word: string) => word.toUpperCase(),
      padded: (word: string) => `${word}2026!!`,
      framed: (word: string) => `-- ${word} --`,
    })) {
      const taken = words.map(change).filter((word) => word.length >= LONG_ENOUGH && !isRefused(word));
      expect([name, taken]).toEqual([name, []]);
    }
  });

  it.each(['mailcreated5240', '1qaz2wsx3edc4rfv', 'qazwsxedcrfvtgb'])(
    'are refused also where they are long enough to stand alone: %s',
    (password) => {
      expect(password.length).toBeGreaterThanOrEqual(15);
      expect(isLeakedPassword(password)).toBe(true);
    },
  );

  it.each([
    'otters under the pier',
    'eel pond',
    'marsh plovers c',
    '漢字かな交じり文で長い合言葉です',
    '',
    '  ',
    '2468',
  ])('are not seen where there are none: %s', (password) => {
    expect(isLeakedPassword(password)).toBe(false);
  });
});
