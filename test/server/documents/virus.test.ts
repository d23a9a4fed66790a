import { createVirusScanner } from '../../../server/system/virusScanner';
import { trailOf } from '../audit/auditTrail';
import { signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { upload } from '../setup/upload';
import { EICAR, startVirusDaemon, type VirusDaemon } from '../setup/virusDaemon';

let daemon: VirusDaemon;
let portal: TestPortal;
let user: TestClient;
let verifier: TestClient;
let payer: TestClient;
beforeAll(async () => {
  daemon = await startVirusDaemon();
  portal = await startPortal({ variables: { CLAMD_ADDRESS: daemon.address } });
  const people = await addEverybody(portal.services);
  user = await signedInClient(portal.url, people.cedarUser.email);
  await portal.services.database.db
    .updateTable('company')
    .set({ is_assessment_payer: true })
    .where('is_board', '=', false)
    .execute();
  payer = await signedInClient(portal.url, people.pineUser.email);
  verifier = await signedInClient(portal.url, people.verifier.email);
});
afterAll(async () => {
  await portal.stop();
  await daemon.close();
});

const pdf = (inside: string) => `%PDF-1.4\n% ${inside}\ntrailer<<>>\n%%EOF\n`;
const send = (content: string) =>
  upload(portal.url, user, '/api/documents', { name: 'evidence.pdf', bytes: content }, { kind: 'receipt' });
const sendCustoms = (content: string) =>
  upload(portal.url, verifier, '/api/customs/batches', { name: 'entries.csv', bytes: content });
const sendLines = (content: string) =>
  upload(portal.url, payer, '/api/assessments/lines', { name: 'lines.csv', bytes: content });
const stored = async () => {
  const { db } = portal.database.database;
  const documents = await db.selectFrom('document').select('id').execute();
  const batches = await db.selectFrom('customs_batch').select('id').execute();
  return documents.length + batches.length;
};
const HEADING = 'EntryNumber,ImporterNumber,ImporterName,EntryDate,HtsNumber,Quantity,AssessmentAmount';

describe('56 with a virus scanner', () => {
  it('a clean file is looked at whole, and kept', async () => {
    const before = await stored();
    expect((await send(pdf('clean'))).status).toBe(200);
    expect(daemon.scanned.at(-1)?.toString()).toBe(pdf('clean'));
    expect((await sendCustoms(`${HEADING}\n1\n`)).status).toBe(200);
    expect(daemon.scanned.at(-1)?.toString()).toBe(`${HEADING}\n1\n`);
    expect(await stored()).toBe(before + 2);
    expect((await sendLines('Date,Quantity\n2026-03-31,5\n')).status).toBe(200);
    expect(daemon.scanned.at(-1)?.toString()).toBe('Date,Quantity\n2026-03-31,5\n');
  });

  it.each([
    ['evidence', () => send(pdf(EICAR))],
    ['a file of report lines', () => sendLines(`Date,Quantity\n${EICAR}\n`)],
    ['a Customs file', () => sendCustoms(`${HEADING}\n${EICAR}\n`)],
  ] as const)(
    'the test file is found inside %s: nothing is kept, one audit row tells',
    async (_what, action) => {
      const before = await stored();
      let answer: Awaited<ReturnType<typeof send>> | undefined;
      const { rows } = await trailOf(portal, async () => {
        answer = await action();
        return undefined;
      });
      expect([answer?.status, answer?.errors[0]?.error]).toEqual([422, 'file-infected']);
      expect(await stored()).toBe(before);
      expect(rows).toEqual([expect.objectContaining({ action: 'file-scanned', outcome: 'refused' })]);
    },
  );

  it.each(['silence', 'INSTREAM size limit exceeded. ERROR', 'stream: OK and more', ''])(
    'that gives no judgment (%j) nothing is let in',
    async (said) => {
      const before = await stored();
      daemon.answerNext(said);
      const answer = await send(pdf('unjudged'));
      expect([answer.status, answer.errors[0]?.error]).toEqual([503, 'file-not-scanned']);
      expect(await stored()).toBe(before);
    },
  );

  it('that is away lets nothing in, by socket file and by port', async () => {
    for (const address of ['unix:/nowhere/clamd.ctl', 'tcp://127.0.0.1:9'])
      expect((await createVirusScanner(address).scan([Buffer.from('x')])).kind).toBe('unknown');
  });

  it('a file of many parts arrives in order', async () => {
    const parts = Array.from({ length: 300 }, (_, n) => Buffer.alloc(4_000, n % 251));
    expect(await createVirusScanner(daemon.address).scan(parts)).toEqual({ kind: 'clean' });
    expect(daemon.scanned.at(-1)?.equals(Buffer.concat(parts))).toBe(true);
  });
});
