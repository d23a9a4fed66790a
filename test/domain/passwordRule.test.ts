import fc from 'fast-check';
import { LONGEST_PASSWORD, passwordProblem } from '../../domain/passwordRule';

const owner = {
  hasSecondFactor: false,
  personalTexts: ['Geneviève Côté', 'genevieve@boreal.example', 'Boreal Forest Products'],
};
const judge = (password: string, hasSecondFactor = false) =>
  passwordProblem(password, { ...owner, hasSecondFactor });

describe('the password rule', () => {
  it('asks for 15 characters alone and 8 beside a second factor', () => {
    expect(judge('marsh plovers c')).toBeNull();
    expect(judge('marsh plovers ')).toEqual({ kind: 'password-too-short', least: 15 });
    expect(judge('plover m', true)).toBeNull();
    expect(judge('plovers', true)).toEqual({ kind: 'password-too-short', least: 8 });
  });

  it('takes 128 characters and refuses 129', () => {
    const words = 'herons wade at dusk near reeds '.repeat(6);
    expect(judge(words.slice(0, LONGEST_PASSWORD))).toBeNull();
    expect(judge(words.slice(0, LONGEST_PASSWORD + 1))?.kind).toBe('password-too-long');
  });

  it.each([
    'all lower case letters',
    '   herons  wade   ',
    'wading 🦩🦩🦩🦩 flamingos',
    '漢字かな交じり文で長い合言葉です',
    'HERONS WADE AT DUSK',
  ])('has no rule of composition: %s', (password) => {
    expect(judge(password)).toBeNull();
  });

  it.each([
    'passwordpassword',
    'P@ssw0rd-P@ssw0rd',
    'qwertyuiopasdfgh',
    'abcdefghijklmnop',
    '123456789012345678',
    'aaaaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    'Summer2026!Summer2026!',
    'northwood timber 2026',
    'letmeinletmeinletmein',
  ])('refuses what is guessed first: %s', (password) => {
    expect(judge(password)).toEqual({ kind: 'password-common' });
  });

  it.each(['Genevieve Cote 1984', 'boreal-forest-products', 'BOREAL FOREST 2026!!'])(
    'refuses what is built from the person and the company: %s',
    (password) => {
      expect(judge(password)).toEqual({ kind: 'password-personal' });
    },
  );

  it.each([
    ['passwordpassword xkv', 'password-common'],
    ['passwordpassword xkvz', undefined],
    ['genevieve boreal xkv', 'password-personal'],
    ['genevieve boreal xkvz', undefined],
  ])('asks for four characters that no one guesses: %s', (password, kind) => {
    expect(judge(password)?.kind).toBe(kind);
  });

  it.each([
    '5un5h1ne5un5h1ne',
    '$un$h1n3$un$h1n3',
    'poiuytrewq lkjhgfdsa',
    'zyxwvutsrqponmlk',
    'xkxkxkxkxkxkxkxk',
  ])('sees through stand-ins, rows typed backwards, and what is repeated: %s', (password) => {
    expect(judge(password)).toEqual({ kind: 'password-common' });
  });

  it.each(['xxkkvvzzjjqqwwpp', 'xkxk vzvz jqjq wpwp'])(
    'takes what stands twice, not three times: %s',
    (password) => {
      expect(judge(password)).toBeNull();
    },
  );

  it('takes the longest word out first, so that none is left of a name within another', () => {
    const forester = { hasSecondFactor: false, personalTexts: ['Forest Forestry'] };
    expect(passwordProblem('forestryforestry', forester)?.kind).toBe('password-personal');
  });

  it('reads a 7 as a t, and digits also as digits', () => {
    expect(judge('le7mein-le7mein-')?.kind).toBe('password-common');
    expect(judge('password 1051 4013 4315')?.kind).toBe('password-common');
  });

  it('finds a short name that stands between marks, and none within a word', () => {
    const mary = { hasSecondFactor: false, personalTexts: ['Mary Kent'] };
    expect(passwordProblem('mary-2026-kent-2026', mary)?.kind).toBe('password-personal');
    expect(passwordProblem('marysummaryxkent', mary)).toBeNull();
    expect(passwordProblem('wxkz-mary-wxkz-mary-wxkz-mary-', mary)).toBeNull();
  });

  it('finds a word of five letters within others', () => {
    expect(judge('adminguestadmin')?.kind).toBe('password-common');
  });

  it.each(['abpasswordcd', 'xkzzzxkxk', 'xxsdfghxx'])(
    'does not run together what stands around what it takes out: %s',
    (password) => {
      expect(judge(password, true)).toBeNull();
    },
  );

  it('does not count a short name against the password', () => {
    const short = { hasSecondFactor: true, personalTexts: ['Ann Lee'] };
    expect(passwordProblem('ann lee ann', short)).toBeNull();
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (password) => {
        const problem = judge(password);
        const { length } = Array.from(password.normalize('NFKC'));
        expect(problem?.kind === 'password-too-short').toBe(length < 15);
        expect(problem?.kind === 'password-too-long').toBe(length > LONGEST_PASSWORD);
      }),
    );
  });
});
