import { MAILS } from '../../contract/texts/mail';
import {
  NOTIFICATIONS,
  isNotificationKind,
  notificationHtml,
  notificationText,
} from '../../contract/texts/notifications';
import { LANGUAGES } from '../../contract/texts/sentence';

const NAME = `Acme <img src=x onerror="window.__hit=1"> & 'Sons'`;
/** The same hostile text in every place a sentence has. */
const everywhere = (template: string) =>
  Object.fromEntries(Array.from(template.matchAll(/\{\{(\w+)/g), ([, place = '']) => [place, NAME]));
const KINDS = Object.keys(NOTIFICATIONS.en).filter(isNotificationKind);

describe('edge 35 a company whose name is a program', () => {
  test.each(LANGUAGES)('edge 35 is letters in every live message (%s)', (language) => {
    expect(KINDS.length).toBeGreaterThan(30);
    for (const kind of KINDS) {
      const html = notificationHtml(language, kind, everywhere(NOTIFICATIONS.en[kind]));
      expect([kind, html.replace(/<\/?b>/g, '').includes('<')]).toEqual([kind, false]);
      expect([kind, html.includes('__hit') && !html.includes('&lt;img')]).toEqual([kind, false]);
    }
  });

  test.each(LANGUAGES)(
    'edge 35 reads as typed in the inbox and in emails, which are plain text (%s)',
    (language) => {
      const kind = 'refund-submitted';
      const values = { ...everywhere(NOTIFICATIONS.en[kind]), amount: '1.00' };
      expect(notificationText(language, kind, values)).toContain(NAME);
      for (const template of Object.values(MAILS[language]))
        expect([template.subject, /<\/?[a-z]/i.test(template.text)]).toEqual([template.subject, false]);
    },
  );
});
