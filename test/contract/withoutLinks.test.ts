import { mailText } from '../../contract/texts/mail';
import { withoutLinks } from '../../contract/texts/withoutLinks';

const BREAK = '\u200b';

describe('86 what people typed', () => {
  it.each([
    'https://evil.example/win?x=1',
    'evil.example',
    'www.evil.example/a',
    'Amazon.com, Inc.',
    'http://10.0.0.1/pay',
    'ana@evil.example',
    'évil.québec',
  ])('%s keeps its look and is no address', (typed) => {
    const shown = withoutLinks(`Mill ${typed} Ltd`);
    expect(shown.replaceAll(BREAK, '')).toBe(`Mill ${typed} Ltd`);
    expect(shown).not.toMatch(/[\p{L}\p{N}]\.\p{L}|:\/\//u);
  });

  it.each(['Pine & Sons Inc.', 'J. R. Reed', '1,234.50', 'RF-2026-000001', 'Alder/Birch'])(
    '%s stays as it is',
    (typed) => {
      expect(withoutLinks(typed)).toBe(typed);
    },
  );

  it('is no link in an email, and our own links and passwords are whole', () => {
    const { subject, text } = mailText(
      { subject: '{{company}}', text: '{{company}} {{link}} {{password}}' },
      '',
      { company: 'evil.example', link: 'https://portal.example/a', password: 'ab.cd' },
    );
    // A subject is no link in any program, and is searched for.
    expect(subject).toBe('evil.example');
    expect(text).toBe(`evil.${BREAK}example https://portal.example/a ab.cd\n`);
  });
});
