import { randomUUID } from 'node:crypto';
import { type RefundDetails, refundDetails } from '../../../contract/entities/refund';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { upload } from '../setup/upload';
import { type EntryLine, postLines } from './entryLines';

export const IMPORTER_NUMBER = '12-3456789';
export const PINE_NUMBER = '98-7654321';

export interface ClaimedLine {
  readonly customsLineId: string;
  readonly amountClaimed: string;
}

/** A portal with two companies that import, staff of every role twice where two are needed, and the actions on claims as calls. */
export interface RefundRoom {
  readonly portal: TestPortal;
  readonly people: Awaited<ReturnType<typeof addEverybody>>;
  readonly user: TestClient;
  readonly colleague: TestClient;
  readonly pine: TestClient;
  readonly verifier: TestClient;
  readonly approver: TestClient;
  readonly approver2: TestClient;
  readonly admin: TestClient;
  readonly readonly: TestClient;
  /** Posts lines of Cedarline Imports. */
  lines(...lines: readonly Omit<EntryLine, 'companyId'>[]): Promise<string[]>;
  evidence(client?: TestClient, kind?: string): Promise<string>;
  /** What a claim says, first or again, with one piece of evidence unless documents are named. */
  content(lines: readonly ClaimedLine[], changes?: object): Promise<object>;
  submission(lines: readonly ClaimedLine[], changes?: object): Promise<object>;
  submit(lines: readonly ClaimedLine[], changes?: object, key?: string): Promise<Answer>;
  /** Files a claim that must be taken. */
  file(lines: readonly ClaimedLine[], changes?: object): Promise<RefundDetails>;
  action(client: TestClient, claim: Pick<RefundDetails, 'id'>, action: string, body: object): Promise<Answer>;
  verify(claim: RefundDetails, amounts?: readonly string[], client?: TestClient): Promise<Answer>;
  approve(claim: RefundDetails, client?: TestClient): Promise<Answer>;
  /** Files and verifies a claim over the lines. */
  verified(lines: readonly ClaimedLine[]): Promise<RefundDetails>;
  read(id: string, client?: TestClient): Promise<RefundDetails>;
  close(): Promise<void>;
}

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

export async function openRefundRoom(variables: Readonly<Record<string, string>> = {}): Promise<RefundRoom> {
  const portal = await startPortal({ variables });
  const { services, url } = portal;
  const people = await addEverybody(services);
  await addUser(services, people.board, 'approver2@northwood.example', ['approver']);
  await addUser(services, people.cedar, 'colleague@cedarline.example', ['user']);
  await services.database.db
    .insertInto('importer_number')
    .values([
      { number: IMPORTER_NUMBER, company_id: people.cedar.id },
      { number: PINE_NUMBER, company_id: people.pine.id },
    ])
    .execute();
  const as = (email: string) => signedInClient(url, email);
  const user = await as('user@cedarline.example');
  const verifier = await as('verifier@northwood.example');
  const approver = await as('approver@northwood.example');

  const evidence: RefundRoom['evidence'] = async (client = user, kind = 'entry-summary') => {
    const sent = await upload(url, client, '/api/documents', { name: 'entry.pdf', bytes: PDF }, { kind });
    if (sent.status !== 200) throw new Error(`${sent.status} ${sent.text}`);
    return (sent.data as { id: string }).id;
  };
  const content: RefundRoom['content'] = async (lines, changes = {}) => ({
    lines,
    documentIds: 'documentIds' in changes ? [] : [await evidence()],
    applicant: {
      name: 'Una Reed',
      title: 'Controller',
      phone: '207-555-0101',
      email: 'una@cedarline.example',
    },
    explanation: 'The goods went back the same week.',
    certificateNumber: null,
    certifications: { isTrue: true, notClaimedBefore: true, isAuthorised: true },
    ...changes,
  });
  const submission: RefundRoom['submission'] = async (lines, changes = {}) => ({
    fiscalYear: 2026,
    reason: 'OTHER',
    importerNumber: IMPORTER_NUMBER,
    ...(await content(lines, changes)),
  });
  const submit: RefundRoom['submit'] = async (lines, changes = {}, key = randomUUID()) =>
    user.post('/api/refunds', await submission(lines, changes), { 'idempotency-key': key });
  const file: RefundRoom['file'] = async (lines, changes) => parsed(await submit(lines, changes));
  const action: RefundRoom['action'] = (client, claim, name, body) =>
    client.post(`/api/refunds/${claim.id}/${name}`, body, { 'idempotency-key': randomUUID() });
  const verify: RefundRoom['verify'] = (claim, amounts, client = verifier) =>
    action(client, claim, 'verify', {
      version: claim.version,
      lines: claim.lines.map((line, index) => ({
        lineId: line.id,
        amountVerified: amounts?.[index] ?? line.amountClaimed,
      })),
      comment:
        amounts === undefined
          ? claim.returns.some(({ answered }) => answered === null)
            ? 'Compared with the entry.'
            : ''
          : 'Cut to what the entry shows.',
    });

  return {
    portal,
    people,
    user,
    colleague: await as('colleague@cedarline.example'),
    pine: await as('user@pinegrove.example'),
    verifier,
    approver,
    approver2: await as('approver2@northwood.example'),
    admin: await as('admin@northwood.example'),
    readonly: await as('readonly@northwood.example'),
    lines: (...lines) =>
      postLines(
        services,
        people.verifier.id,
        lines.map((line) => ({ companyId: people.cedar.id, ...line })),
      ),
    evidence,
    content,
    submission,
    submit,
    file,
    action,
    verify,
    approve: (claim, client = approver) =>
      action(client, claim, 'approve', {
        version: claim.version,
        amountApproved: claim.amountVerified ?? '0.00',
        comment: '',
      }),
    verified: async (lines) => parsed(await verify(await file(lines))),
    read: async (id, client = verifier) => parsed(await client.get(`/api/refunds/${id}`)),
    close: () => portal.stop(),
  };
}

/** The claim of an answer that must be a success. */
export function parsed(answer: Answer): RefundDetails {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return refundDetails.parse(answer.body.data);
}
