import { documentEntity } from '../../../contract/entities/document';
import { tidyUp } from '../../../server/housekeeping';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { download, upload } from '../setup/upload';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cfc000000301010018dd8db00000000049454e44ae426082',
  'hex',
);

describe('documents', () => {
  let portal: TestPortal;
  let cedar: TestClient;
  let pine: TestClient;
  let people: Awaited<ReturnType<typeof addEverybody>>;
  beforeAll(async () => {
    portal = await startPortal();
    people = await addEverybody(portal.services);
    cedar = await signedInClient(portal.url, people.cedarUser.email);
    pine = await signedInClient(portal.url, people.pineUser.email);
  });
  afterAll(() => portal.stop());

  const send = (name: string, bytes: Uint8Array | string, client = cedar) =>
    upload(portal.url, client, '/api/documents', { name, bytes }, { kind: 'receipt' });
  const stored = async () => {
    const { total } = await portal.database.database.db
      .selectFrom('document')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  };

  it('H62 an empty file is refused at once by name, nothing is kept, and a good one works', async () => {
    const before = await stored();
    const empty = await send('evidence.pdf', '');
    expect([empty.status, empty.errors[0]?.error]).toEqual([400, 'document-empty']);
    expect(empty.errors[0]?.details).toContain('evidence.pdf');
    expect(await stored()).toBe(before);
    expect((await send('evidence.pdf', PDF)).status).toBe(200);
  });

  it('a document comes back byte for byte, as an attachment that no browser guesses about', async () => {
    const { id, type } = documentEntity.parse((await send('Reçu №1 – 領収書.pdf', PDF)).data);
    const file = await download(portal.url, cedar, `/api/documents/${id}`);
    expect(type).toBe('application/pdf');
    expect(file.bytes.equals(PDF)).toBe(true);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('Reçu №1 – 領収書.pdf'));
  });

  it.each([
    ['a program called a PDF', 'invoice.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    [
      'a picture with a script in it',
      'logo.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page', 'table.csv', '<html><body>a,b</body></html>'],
    ['a PDF that begins as something else', 'both.pdf', Buffer.concat([Buffer.from('PK\x03\x04'), PDF])],
    [
      'a virus scanner’s test file',
      'table.csv',
      'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
    ],
    ['a PDF cut off', 'half.pdf', PDF.subarray(0, 12)],
  ])('%s is refused by its content', async (_, name, bytes) => {
    const before = await stored();
    const answer = await send(name, bytes);
    expect([answer.status, answer.errors[0]?.error]).toEqual([415, 'document-kind-unknown']);
    expect(await stored()).toBe(before);
  });

  it.each([
    ['../../etc/passwd', PDF, 'passwd.pdf'],
    ['C:\\fakepath\\scan.exe', PDF, 'scan.exe.pdf'],
    ['invoice\u202efdp.exe', PNG, 'invoicefdp.exe.png'],
    ['…', PNG, '….png'],
    [`${'é'.repeat(300)}.pdf`, PDF, `${'é'.repeat(196)}.pdf`],
  ])('%s is kept under a harmless name', async (name, bytes, expected) => {
    expect(documentEntity.parse((await send(name, bytes)).data).fileName).toBe(expected);
  });

  it('H50 nine million bytes are taken, one more is refused with the limit in the sentence', async () => {
    const whole = Buffer.concat([PDF, Buffer.alloc(9_000_000 - PDF.length * 2, 0x20), PDF]);
    expect(whole.length).toBe(9_000_000);
    expect((await send('large.pdf', whole)).status).toBe(200);
    const before = await stored();
    const tooLarge = await send('larger.pdf', Buffer.concat([whole, Buffer.from(' ')]));
    expect([tooLarge.status, tooLarge.errors[0]?.error]).toEqual([413, 'payload-too-large']);
    expect(tooLarge.errors[0]?.details).toContain('9 MB');
    expect(await stored()).toBe(before);
  });

  it('H09 another company’s document does not exist, staff read it, and only its company removes it', async () => {
    const { id } = documentEntity.parse((await send('mine.pdf', PDF)).data);
    const answers = await Promise.all([
      pine.get(`/api/documents/${id}`),
      pine.send('DELETE', `/api/documents/${id}`),
      pine.get('/api/documents/999999'),
      pine.send('DELETE', '/api/documents/999999'),
      pine.get('/api/documents/x'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    for (const email of [
      people.verifier.email,
      people.approver.email,
      people.readonly.email,
      people.admin.email,
    ]) {
      const client = await signedInClient(portal.url, email);
      expect((await download(portal.url, client, `/api/documents/${id}`)).status).toBe(200);
      expect((await client.send('DELETE', `/api/documents/${id}`)).status).toBe(403);
    }
    expect((await cedar.send('DELETE', `/api/documents/${id}`)).status).toBe(200);
    expect((await cedar.get(`/api/documents/${id}`)).status).toBe(404);
  });

  it('a document that a claim holds stays', async () => {
    const { id } = documentEntity.parse((await send('held.pdf', PDF)).data);
    const { db } = portal.database.database;
    await db
      .updateTable('document')
      .set({ owner_type: 'refund', owner_id: '1' })
      .where('id', '=', id)
      .execute();
    const removed = await cedar.send('DELETE', `/api/documents/${id}`);
    expect([removed.status, removed.body.errors[0]?.error]).toEqual([409, 'document-held']);
  });

  it('equal content is kept once and goes only when nobody names it any more', async () => {
    const bytes = Buffer.concat([PDF, Buffer.from('\n% the same twice\n%%EOF')]);
    const sent = await Promise.all(Array.from({ length: 8 }, (_, index) => send(`${index}.pdf`, bytes)));
    const documents = sent.map(({ data }) => documentEntity.parse(data));
    const content = () =>
      portal.database.database.db
        .selectFrom('document_content')
        .select('sha256')
        .where('sha256', '=', documents[0]?.sha256 ?? '')
        .execute();
    expect(await content()).toHaveLength(1);
    for (const { id } of documents.slice(1)) await cedar.send('DELETE', `/api/documents/${id}`);
    expect(await content()).toHaveLength(1);
    await cedar.send('DELETE', `/api/documents/${documents[0]?.id ?? ''}`);
    expect(await content()).toHaveLength(0);
  });

  it('what no claim names is removed after a day, what one names stays', async () => {
    const free = documentEntity.parse((await send('free.pdf', PDF)).data);
    const held = documentEntity.parse((await send('held.pdf', PDF)).data);
    const { db } = portal.database.database;
    await db
      .updateTable('document')
      .set({ owner_type: 'refund', owner_id: '1' })
      .where('id', '=', held.id)
      .execute();
    const dayLater = portal.clock.now().getTime() + 24 * 3_600_000;
    await tidyUp(portal.database.database, new Date(dayLater - 1));
    expect((await cedar.get(`/api/documents/${free.id}`)).status).toBe(200);
    await tidyUp(portal.database.database, new Date(dayLater + 1));
    expect((await cedar.get(`/api/documents/${free.id}`)).status).toBe(404);
    expect((await cedar.get(`/api/documents/${held.id}`)).status).toBe(200);
  });
});
