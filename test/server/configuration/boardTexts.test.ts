import { z } from 'zod';
import { boardTextEntity } from '../../../contract/entities/boardText';
import { boardTexts } from '../../../contract/texts/board/boardTexts';
import { SAMPLE_VALUES } from '../../../contract/texts/board/sampleValues';
import { textFaults } from '../../../contract/texts/board/textFaults';
import { LANGUAGES } from '../../../contract/texts/sentence';
import { openPayerRoom, type PayerRoom } from '../ledger/payerRoom';
import { mailsTo } from '../setup/outbox';
import { createClient } from '../setup/testClient';

const PATH = '/api/admin/configuration/texts';
let room: PayerRoom;
beforeAll(async () => {
  room = await openPayerRoom();
});
afterAll(() => room.close());

const textOf = async (key: string, language: 'en' | 'fr' = 'en') => {
  const texts = z.array(boardTextEntity).parse((await room.admin.get(PATH)).body.data);
  const found = texts.find((text) => text.key === key && text.language === language);
  if (found === undefined) throw new Error(`no text ${key}`);
  return found;
};
const change = (key: string, content: object, version: number, language = 'en') =>
  room.admin.send('PUT', PATH, { key, language, version, content });
const lastMail = async (path: string, email: string) => {
  await createClient(room.portal.url).post(path, { email });
  return (await mailsTo(room.portal, email))[0];
};

describe('the texts that ship', () => {
  it.each(LANGUAGES)('are free of faults in %s, and every place has a sample value', (language) => {
    for (const text of boardTexts(language)) {
      expect([text.key, textFaults(text, text.parts)]).toEqual([text.key, []]);
      const unknown = text.places.filter((place) => SAMPLE_VALUES[language][place] === undefined);
      expect([text.key, unknown]).toEqual([text.key, []]);
    }
  });
});

describe('an email template', () => {
  const key = 'mail:reset-link';
  const email = () => room.people.pineUser.email;

  it('goes out in the board’s own words, and in the shipped ones again after a reset', async () => {
    const before = await textOf(key);
    const own = { subject: 'Northwood: new password', text: 'Go to {{link}} within {{minutes}} minutes.' };
    expect((await change(key, own, before.version)).status).toBe(200);
    const closing = await textOf('mail-closing');
    expect((await change('mail-closing', { text: 'Yours, {{board}}' }, closing.version)).status).toBe(200);
    const mail = await lastMail('/api/UserManager/forgotpassword', email());
    expect(mail?.subject).toBe('Northwood: new password');
    expect(mail?.text).toMatch(/^Go to http\S+ within \d+ minutes\.\n\nYours, Northwood Timber Board\n$/);

    const changed = await textOf(key);
    expect(changed).toMatchObject({ isOwn: true, version: 1, shipped: before.content });
    expect((await textOf(key, 'fr')).isOwn).toBe(false);
    const reset = await room.admin.post(`${PATH}/reset`, { key, language: 'en', version: 1 });
    expect(reset.status).toBe(200);
    expect(await textOf(key)).toMatchObject({ isOwn: false, version: 2, content: before.content });
  });

  it.each([
    [
      { text: 'Go to {{link}} or {{url}}.' },
      'You can’t use {{url}} in this text. You can use these values: {{minutes}}, {{link}}, {{board}}, {{phone}}.',
    ],
    [{ text: 'Ask us.' }, 'This email doesn’t work without {{link}}. Add it again.'],
    [{ text: 'Go to {{link}} {now}' }, 'Put two braces on each side of a value name, like {{minutes}}.'],
    [{ subject: ' ' }, 'This can’t be empty. To use the default text, select “Reset to default text.”'],
  ])('is refused with a sentence: %j', async (part, sentence) => {
    const { content, version } = await textOf(key);
    const answer = await change(key, { ...content, ...part }, version);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ details }) => details)).toEqual([sentence]);
  });

  it('is changed on the version that was seen, and stands field by field in the history', async () => {
    const { content, version } = await textOf('home-notice');
    expect(content).toEqual({ text: '' });
    expect((await change('home-notice', { text: 'Closed on 24 December.' }, version)).status).toBe(200);
    const stale = await change('home-notice', { text: 'Closed.' }, version);
    expect(stale.status).toBe(409);
    expect(stale.body.message).toContain('board text changed by');
    const history = await room.admin.get('/api/admin/configuration/history');
    expect(history.body.data).toMatchObject([
      {
        by: { id: room.people.admin.id },
        changes: [{ field: 'texts.en.home-notice.text', before: '', after: 'Closed on 24 December.' }],
      },
      { changes: [expect.anything(), expect.anything()] },
      { changes: [{ field: 'texts.en.mail-closing.text' }] },
      { changes: [expect.anything(), expect.anything()] },
    ]);
    const guest = createClient(room.portal.url);
    expect((await guest.get('/api/texts')).body.data).toMatchObject({ homeNotice: 'Closed on 24 December.' });
    const inFrench = await guest.get('/api/texts', { 'accept-language': 'fr' });
    expect(inFrench.body.data).toMatchObject({
      homeNotice: '',
      certifications: { isAuthorised: 'J’ai l’autorisation de signer pour l’entreprise.' },
    });
  });
});
