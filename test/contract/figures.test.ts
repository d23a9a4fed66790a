import {
  CUSTOMS_NOTICES,
  CUSTOMS_ROW_NOTES,
  customsNotice,
  customsRowNote,
} from '../../contract/texts/customs';
import { FAILURES, failureSentence } from '../../contract/texts/failures';
import { figureText, fillFigures } from '../../contract/texts/fill';
import { NOTIFICATIONS, notificationHtml, notificationText } from '../../contract/texts/notifications';
import { reportCheckSentence } from '../../contract/texts/reportChecks';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const placesOf = (template: string): readonly string[] =>
  [...new Set(template.match(/\{\{[^}]*\}\}/g) ?? [])].sort();

const CATALOGUES = [
  ['failures', FAILURES.en, FAILURES.fr],
  ['notifications', NOTIFICATIONS.en, NOTIFICATIONS.fr],
  ['rows of a Customs file', CUSTOMS_ROW_NOTES.en, CUSTOMS_ROW_NOTES.fr],
  ['notices of a Customs file', CUSTOMS_NOTICES.en, CUSTOMS_NOTICES.fr],
] as const;

describe('figures in sentences', () => {
  it.each(CATALOGUES)(
    '%s have the same places in both languages, of the same kinds',
    (_, english, french) => {
      const theirs = (catalogue: Readonly<Record<string, string>>) =>
        Object.entries(catalogue).map(([kind, template]) => [kind, placesOf(template)]);
      expect(Object.fromEntries(theirs(french))).toEqual(Object.fromEntries(theirs(english)));
    },
  );

  it.each(CATALOGUES)('%s leave the dollar to the writer of money', (_, english, french) => {
    for (const template of [...Object.values(english), ...Object.values(french)])
      expect(template).not.toMatch(/\$\s?\{\{|\}\}\s?\$/);
  });

  it('money is written as the language does, to the cent however large', () => {
    const left = { left: '99999999999.90' };
    expect(failureSentence('en', 'write-off-too-much', left)).toContain('Only $99,999,999,999.90 is unpaid');
    expect(plain(failureSentence('fr', 'write-off-too-much', left))).toContain('99 999 999 999,90 $ US');
  });

  it('quantities lose the zeros of the wire and nothing else', () => {
    const values = { sum: '2000.500', total: '12345678901.125' };
    expect(failureSentence('en', 'exemption-parts-differ', values)).toBe(
      'The organic and non-organic quantities add up to 2,000.5, but the total is 12,345,678,901.125. Correct one of the three.',
    );
    expect(plain(failureSentence('fr', 'exemption-parts-differ', values))).toContain(
      'font 2 000,5, mais le total est de 12 345 678 901,125',
    );
  });

  it('a date is written in words, the first of a month as an ordinal in French', () => {
    const today = { today: '2026-03-01' };
    expect(failureSentence('en', 'run-date-past', today)).toContain('Choose today, Mar 1, 2026, or later');
    expect(plain(failureSentence('fr', 'run-date-past', today))).toContain('aujourd’hui, 1er mars 2026');
  });

  it('counts are grouped', () => {
    expect(failureSentence('en', 'claim-too-many-lines', { limit: 1200 })).toContain('up to 1,200 lines');
    expect(customsNotice('en', 'too-many-rows', { limit: '250000' })).toContain('more than 250,000 rows');
  });

  it('checks of a report and notes on rows of a file write theirs so too', () => {
    expect(reportCheckSentence('en', 'ten-times-last', { now: '120000.000', last: '8000.250' })).toBe(
      'The quantity 120,000 is at least ten times your last quantity, 8,000.25. Is there an extra digit?',
    );
    expect(plain(customsRowNote('fr', 'variance', { expected: '1234.50', variance: '-0.05' }))).toBe(
      'Le montant calculé est de 1 234,50 $ US. L’écart est de −0,05 $ US.',
    );
  });

  it('notifications write figures in both forms, and escape what people typed in the one that is HTML', () => {
    const values = { number: 'RF-1', company: 'A <b> & Co', amount: '1230.00' };
    expect(notificationHtml('en', 'refund-verified', values)).toBe(
      'Claim <b>RF-1</b> of A &lt;b&gt; &amp; Co was verified at $1,230.00 and is ready to approve.',
    );
    expect(notificationText('en', 'exemption-expired', { certificate: 'NW4', date: '2026-12-31' })).toBe(
      'Certificate NW4 expired on Dec 31, 2026.',
    );
  });

  it('what is no figure of the named kind is shown as it came', () => {
    expect(figureText('en', 'money', 'nothing')).toBe('nothing');
    expect(fillFigures('en', 'by {{day, date}}{{none, money}}.', { day: 'Friday' })).toBe('by Friday.');
  });
});
