import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '../../../contract/api';
import type { Answer, TestClient } from '../setup/testClient';
import { download } from '../setup/upload';
import { hasId, hasOwnKey, isOpenTo, kindOf, pathWith, queryOf } from './endpointCalls';
import { type Neighbourhood, NOBODYS_ID, openNeighbourhood, type RecordKind } from './neighbour';

let place: Neighbourhood;
let acting: Readonly<Record<string, string>>;

beforeAll(async () => {
  place = await openNeighbourhood();
  const company = place.room.people.cedar.id;
  await place.room.admin.post('/api/admin/impersonation', { companyId: company, reason: 'Walk' });
  acting = { 'x-on-behalf-of': company };
});
afterAll(() => place.room.close());

const OPEN_TO_USERS = [...ENDPOINTS].filter(([, endpoint]) => isOpenTo(endpoint, 'user'));
const WITH_ID = OPEN_TO_USERS.filter(([, endpoint]) => hasId(endpoint)).map(([name]) => name);
const OWN_KEYS = OPEN_TO_USERS.filter(([, endpoint]) => hasOwnKey(endpoint)).map(([name]) => name);
const READS = OPEN_TO_USERS.filter(
  ([, endpoint]) => !hasId(endpoint) && !hasOwnKey(endpoint) && endpoint.method === 'GET',
).map(([name]) => name);

const EMPTY_DRAFT = {
  fiscalYear: 2026,
  reason: null,
  certificateNumber: '',
  lines: [],
  applicant: { name: '', title: '', phone: '', email: '' },
  documentIds: [],
};

const EMPTY_APPLICATION = {
  kind: null,
  fiscalYear: null,
  quantities: {
    priorYearQuantity: '',
    expectedQuantity: '',
    organicQuantity: '',
    nonOrganicQuantity: '',
    exportQuantity: '',
    totalQuantity: '',
  },
  certifier: '',
  organicCertificate: '',
  organicCertificateEnds: '',
  destinations: '',
  ticks: { hasPlanAndCertificate: false, handlesOrganic: false, isSubjectToAssessment: false },
  applicant: { name: '', title: '', phone: '', email: '' },
  documentIds: [],
};

const endpointNamed = (name: string) => {
  const endpoint = ENDPOINTS.get(name);
  if (endpoint === undefined) throw new Error(name);
  return endpoint;
};

/** Bodies that nothing but the record's owner stands against. */
async function bodyFor(name: string, client: TestClient): Promise<object | undefined> {
  const endpoint = endpointNamed(name);
  if (endpoint.body === undefined) return undefined;
  const content = await place.room.content(
    [{ customsLineId: place.ids.customsLine, amountClaimed: '1.00' }],
    {
      documentIds: [],
    },
  );
  const bodies: Readonly<Record<string, object>> = {
    answerRefund: { version: 2, comment: 'x', ...content },
    withdrawRefund: { version: 2, reason: 'x' },
    dropPendingLine: { version: 2, pendingLineId: '1', reason: 'x' },
    splitPendingLines: { version: 2 },
    answerExemption: { version: 1, comment: 'x', ...exemptionContent() },
    withdrawExemption: { version: 1, reason: 'x' },
    saveDraftToSign: { content: EMPTY_APPLICATION },
    appealRefund: { version: 2, reason: 'x' },
    withdrawChangeRequest: { version: 1 },
    commentOnRefund: { text: 'x', internal: false },
    commentOnExemption: { text: 'x', internal: false },
    changePermissions: { version: 1, permissions: [] },
    endPersonAccess: { version: 1 },
    restorePersonAccess: { version: 1 },
    previewAmendment: { lines: [] },
    amendReport: {
      version: 1,
      reason: 'x',
      lines: [],
      certification: { isTrue: true, name: 'x', title: '' },
      confirmed: [],
    },
  };
  const body = bodies[name];
  if (body === undefined) throw new Error(`the tenant walk has no body for ${name} (${client.token ?? ''})`);
  return body;
}

const exemptionContent = () => ({
  claim: { kind: 'EXPORT', exportQuantity: '1.000', totalQuantity: '2.000', destinations: 'Japan' },
  documentIds: [],
  applicant: { name: 'Una Reed', title: 'Controller', phone: '207-555-0101', email: 'una@cedarline.example' },
  certifications: { isTrue: true, isAuthorised: true },
});

async function call(client: TestClient, name: string, id: string, headers = {}): Promise<Answer> {
  const endpoint = endpointNamed(name);
  const body = await bodyFor(name, client);
  const path = pathWith(endpoint, id) + queryOf(name);
  return client.send(endpoint.method, path, body, { 'idempotency-key': randomUUID(), ...headers });
}

const withoutReference = (answer: Answer) => ({ status: answer.status, ...answer.body, reference: '' });

async function snapshot(): Promise<unknown> {
  const { db } = place.room.portal.services.database;
  return {
    claims: await db.selectFrom('refund_claim').selectAll().orderBy('id').execute(),
    comments: await db.selectFrom('refund_comment').selectAll().execute(),
    documents: await db.selectFrom('document').selectAll().orderBy('id').execute(),
    companies: await db.selectFrom('company').selectAll().orderBy('id').execute(),
    exemptions: await db.selectFrom('exemption').selectAll().orderBy('id').execute(),
    people: await db.selectFrom('app_user').selectAll().orderBy('id').execute(),
  };
}

describe('H09 another company’s record', () => {
  it('is looked for through every call that a company’s user may make', () => {
    expect(WITH_ID.length).toBeGreaterThan(8);
    expect(READS.length).toBeGreaterThan(8);
    const { mounted } = place.room.portal.http.registry;
    expect(OPEN_TO_USERS.filter(([, endpoint]) => !mounted.has(endpoint)).map(([name]) => name)).toEqual([]);
  });

  it.each(WITH_ID)('39 is not there for %s, exactly as a record that does not exist', async (name) => {
    const id = place.ids[kindOf(endpointNamed(name))];
    const before = await snapshot();
    const own = [place.room.user, {}] as const;
    const isActed = isOpenTo(endpointNamed(name), 'admin');
    for (const [client, headers] of isActed ? [own, [place.room.admin, acting] as const] : [own]) {
      const theirs = await call(client, name, id, headers);
      const nobodys = await call(client, name, NOBODYS_ID, headers);
      expect([name, theirs.status]).toEqual([name, 404]);
      expect(withoutReference(theirs)).toEqual(withoutReference(nobodys));
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each(READS)('39 never shows in what %s answers', async (name) => {
    const endpoint = endpointNamed(name);
    const path = endpoint.path + queryOf(name);
    const filters = endpoint.query === undefined ? [''] : ['', `companyId=${place.ids.company}`];
    for (const filter of filters) {
      const asked = filter === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${filter}`;
      const { bytes, status } = await download(place.room.portal.url, place.room.user, asked);
      expect([name, status < 500]).toEqual([name, true]);
      // The failure for a filter it does not know repeats the filter's name, never a value.
      for (const mark of place.marks) expect([name, mark, bytes.includes(mark)]).toEqual([name, mark, false]);
    }
  });

  it('is not changed by naming it in a body', async () => {
    const profile = await place.room.pine.get(`/api/accountmanager/companyprofile/${place.ids.company}`);
    const data = Object(profile.body.data) as Record<string, unknown>;
    const edit = {
      companyId: place.ids.company,
      version: data['version'],
      dbaName: 'Taken over',
      address: data['address'],
      contactName: 'Mallory',
      contactTitle: '',
      phone: '',
      email: 'm@example.test',
      language: 'en',
    };
    const theirs = await place.room.user.post('/api/accountmanager/updatecompanyprofile', edit);
    const nobodys = await place.room.user.post('/api/accountmanager/updatecompanyprofile', {
      ...edit,
      companyId: NOBODYS_ID,
    });
    expect(theirs.status).toBe(404);
    expect(withoutReference(theirs)).toEqual(withoutReference(nobodys));
  });

  it('39 is not there under a key that its owner made up', async () => {
    expect(OWN_KEYS).toEqual([
      'getRefundDraft',
      'getClaimOfDraft',
      'saveRefundDraft',
      'sendRefundToSigner',
      'discardRefundDraft',
    ]);
    const path = '/api/refunds/drafts/first';
    const content = (explanation: string) => ({ content: { ...EMPTY_DRAFT, explanation } });
    expect((await place.room.pine.send('PUT', path, content('of Pine Grove'))).status).toBe(200);
    expect((await place.room.user.get(path)).body.data).toBeNull();
    expect((await place.room.user.send('PUT', path, content('of Cedarline'))).status).toBe(200);
    expect((await place.room.user.send('DELETE', path)).status).toBe(200);
    expect((await place.room.pine.get(path)).body.data).toMatchObject({
      content: { explanation: 'of Pine Grove' },
    });
  });

  it('knows the kind of record behind every id', () => {
    const kinds = new Set<RecordKind>(WITH_ID.map((name) => kindOf(endpointNamed(name))));
    expect([...kinds].sort()).toEqual([
      'cardPayment',
      'changeRequest',
      'company',
      'customsLine',
      'decidedRefund',
      'document',
      'exemption',
      'refund',
      'report',
      'user',
    ]);
  });
});
