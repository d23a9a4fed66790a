import { randomUUID } from 'node:crypto';
import { type ExemptionDetails, exemptionDetails } from '../../../contract/entities/exemption';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody, addUser } from '../setup/testPeople';
import { startPortal, type TestPortal } from '../setup/testPortal';
import { upload } from '../setup/upload';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A portal with two companies, two administrators, and the actions on applications as calls. */
export interface ExemptionRoom {
  readonly portal: TestPortal;
  readonly people: Awaited<ReturnType<typeof addEverybody>>;
  readonly user: TestClient;
  readonly pine: TestClient;
  readonly admin: TestClient;
  readonly admin2: TestClient;
  readonly readonly: TestClient;
  /** Moves the clock to noon of a day at the board, and signs everybody in again. */
  goTo(date: string): Promise<void>;
  document(kind?: string, client?: TestClient): Promise<string>;
  /** An organic application with its certificate, unless something else is said. */
  application(changes?: object, client?: TestClient): Promise<object>;
  apply(changes?: object, client?: TestClient, headers?: object): Promise<Answer>;
  /** Files an application that must be taken. */
  file(changes?: object, client?: TestClient): Promise<ExemptionDetails>;
  action(
    client: TestClient,
    exemption: Pick<ExemptionDetails, 'id'>,
    action: string,
    body: object,
  ): Promise<Answer>;
  /** Files one and grants it. */
  granted(changes?: object, client?: TestClient): Promise<ExemptionDetails>;
  read(id: string, client?: TestClient): Promise<ExemptionDetails>;
  close(): Promise<void>;
}

export const ORGANIC = {
  kind: 'ORGANIC',
  organicQuantity: '1200.500',
  nonOrganicQuantity: '800',
  totalQuantity: '2000.5',
  certifier: 'Northern Forest Certifiers',
  organicCertificate: 'NFC-1',
  organicCertificateEnds: '2027-06-01',
  hasPlanAndCertificate: true,
  handlesOrganic: true,
  isSubjectToAssessment: true,
};
export const SMALL = { kind: 'SMALL_VOLUME', priorYearQuantity: '9000.000', expectedQuantity: '14999.999' };

export async function openExemptionRoom(
  now = '2026-06-15',
  variables: Readonly<Record<string, string>> = {},
): Promise<ExemptionRoom> {
  const portal = await startPortal({ now: noon(now), variables });
  const { services, url } = portal;
  const people = await addEverybody(services);
  await addUser(services, people.board, 'admin2@northwood.example', ['admin']);
  const as = (email: string) => signedInClient(url, email);
  const user = await as('user@cedarline.example');
  const clients = {
    user,
    pine: await as('user@pinegrove.example'),
    admin: await as('admin@northwood.example'),
    admin2: await as('admin2@northwood.example'),
    readonly: await as('readonly@northwood.example'),
  };
  const document: ExemptionRoom['document'] = async (kind = 'certificate', client = user) => {
    const sent = await upload(url, client, '/api/documents', { name: 'paper.pdf', bytes: PDF }, { kind });
    if (sent.status !== 200) throw new Error(`${sent.status} ${sent.text}`);
    return (sent.data as { id: string }).id;
  };
  const application: ExemptionRoom['application'] = async (changes = {}, client = user) => ({
    fiscalYear: 2026,
    renewsId: null,
    claim: ORGANIC,
    documentIds: 'documentIds' in changes ? [] : [await document('certificate', client)],
    applicant: {
      name: 'Una Reed',
      title: 'Controller',
      phone: '207-555-0101',
      email: 'una@cedarline.example',
    },
    certifications: { isTrue: true, isAuthorised: true },
    ...changes,
  });
  const apply: ExemptionRoom['apply'] = async (changes, client = user, headers = {}) =>
    client.post('/api/exemptions', await application(changes, client), {
      'idempotency-key': randomUUID(),
      ...headers,
    });
  const file: ExemptionRoom['file'] = async (changes, client) => taken(await apply(changes, client));
  const action: ExemptionRoom['action'] = (client, { id }, name, body) =>
    client.post(`/api/exemptions/${id}/${name}`, body, { 'idempotency-key': randomUUID() });
  return {
    portal,
    people,
    ...clients,
    document,
    application,
    apply,
    file,
    action,
    granted: async (changes, client) => {
      const filed = await file(changes, client);
      return taken(await action(clients.admin, filed, 'approve', { version: filed.version, comment: '' }));
    },
    read: async (id, client = clients.admin) => taken(await client.get(`/api/exemptions/${id}`)),
    goTo: async (date) => {
      portal.clock.set(noon(date));
      await Promise.all(
        [
          [clients.user, people.cedarUser.email] as const,
          [clients.pine, people.pineUser.email] as const,
          [clients.admin, people.admin.email] as const,
        ].map(([client, email]) => client.signIn(email)),
      );
    },
    close: () => portal.stop(),
  };
}

const noon = (date: string): Date => new Date(`${date}T17:00:00Z`);

/** The application of an answer that must be a success. */
export function taken(answer: Answer): ExemptionDetails {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return exemptionDetails.parse(answer.body.data);
}

/** A draft as it is being filled in, right or not. */
export const draft = (documentId: string) => ({
  kind: 'ORGANIC',
  fiscalYear: 2026,
  quantities: {
    priorYearQuantity: '',
    expectedQuantity: '',
    organicQuantity: '1,200.5',
    nonOrganicQuantity: 'many',
    exportQuantity: '',
    totalQuantity: '',
  },
  certifier: '',
  organicCertificate: '',
  organicCertificateEnds: '',
  destinations: '',
  ticks: { hasPlanAndCertificate: true, handlesOrganic: false, isSubjectToAssessment: false },
  applicant: { name: 'Una', title: '', phone: '', email: '' },
  documentIds: [documentId],
});
