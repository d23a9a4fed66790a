import { createHash } from 'node:crypto';
import { auditApi } from '../../../src/api/audit';
import { sendFile } from '../../../src/api/base/sendFile';
import { customsApi } from '../../../src/api/customs/files';
import { openCardPayment } from '../../../src/api/payments/openCardPayment';
import { refundsApi } from '../../../src/api/refunds/claims';
import { selectTransfers } from '../../../src/state/transfers';
import { sessionStarted } from '../../../src/state/session';
import { refused, sendJson, startApiServer, succeeded, type ApiServer } from '../support/apiServer';
import { createTestBed, type TestBed } from '../support/testStore';
import { tokenWith } from '../support/tokens';
import { uploadByFetch } from '../support/uploadByFetch';

const company = {
  companyId: '10',
  companyName: 'Cedarline',
  isAssessmentPayer: true,
  isExempt: false,
  isRefundEligible: false,
};
const REFRESH = '/api/Authenticate/refreshtoken';
const emptyList = { rows: [], total: 0, page: 1, pageSize: 25, sort: '', next: null, previous: null };
const CLIENT_SECRET = 'pi_1_secret_9x';
const MEGABYTE = 1_048_576;

let server: ApiServer;
let bed: TestBed;
const saved: string[] = [];
const digests: string[] = [];

/** A server that takes one token at a time, with a call of each kind. */
beforeEach(async () => {
  let accepted = 'none yet';
  saved.length = 0;
  digests.length = 0;
  server = await startApiServer(async (call, response) => {
    if (call.path.startsWith('/api/customs') || call.path.startsWith('/api/admin/customs'))
      digests.push(`${String(call.body.length)} ${call.body.includes('the last row') ? 'whole' : 'cut'}`);
    if (call.path.startsWith(REFRESH)) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      accepted = tokenWith({ exp: 4_000_000_000 });
      sendJson(response, 200, succeeded({ ...company, token: accepted }));
    } else if (call.token !== accepted) sendJson(response, 401, refused('not-signed-in', 'Sign in again.'));
    else if (call.path.startsWith('/api/admin/audit'))
      response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b');
    else if (call.path.includes('card'))
      sendJson(
        response,
        200,
        succeeded({ id: '7', state: 'open', amount: '10.00', clientSecret: CLIENT_SECRET }),
      );
    else if (call.path.startsWith('/api/refunds')) sendJson(response, 200, succeeded(emptyList));
    else sendJson(response, 422, refused('file-invalid', 'This is no Customs file.'));
  });
  bed = createTestBed({
    url: server.url,
    upload: uploadByFetch,
    saveFile: (name, content) => saved.push(`${name} ${String(content.size)}`),
  });
  bed.store.dispatch(
    sessionStarted({ ...company, token: tokenWith({ exp: 4_000_000_000 }) }, true, {
      clientNow: Date.now(),
      serverNow: undefined,
    }),
  );
});
afterEach(() => server.close());

const upload = (file: File, signal?: AbortSignal) =>
  bed.store.dispatch(
    sendFile(
      customsApi.endpoints.uploadCustomsFile,
      (sent) => ({ file: sent }),
      file,
      signal === undefined ? {} : { signal },
    ),
  );

describe('a token the server no longer takes', () => {
  it('is refreshed once for an upload of 20 MB, a download, a card payment, and ten reads, each sent twice and whole', async () => {
    const text = `${'x'.repeat(20 * MEGABYTE)}the last row`;
    const [uploaded, downloaded, card, ...reads] = await Promise.all([
      upload(new File([text], 'big.csv', { type: 'text/csv' })),
      bed.store.dispatch(auditApi.endpoints.exportAudit.initiate({ query: {}, saveAs: 'audit.csv' })),
      bed.store.dispatch(openCardPayment({ reportId: '1' })),
      ...Array.from({ length: 10 }, (_, page) =>
        bed.store.dispatch(refundsApi.endpoints.listRefunds.initiate({ query: { page: String(page + 1) } })),
      ),
    ]);
    expect(server.arrivedAt(REFRESH)).toHaveLength(1);
    expect(uploaded).toMatchObject({
      ok: false,
      failure: { status: 422, message: 'This is no Customs file.' },
    });
    expect(digests.map((one) => one.split(' ')[1])).toEqual(['whole', 'whole']);
    expect(downloaded.data).toEqual({ name: 'audit.csv', size: 3, type: 'text/csv' });
    expect(saved).toEqual(['audit.csv 3']);
    expect(card).toMatchObject({ ok: true, value: { clientSecret: CLIENT_SECRET } });
    expect(reads.map(({ data }) => data?.total)).toEqual(Array.from({ length: 10 }, () => 0));
    const counts = new Map<string, number>();
    for (const { method, path } of server.received)
      counts.set(`${method} ${path}`, (counts.get(`${method} ${path}`) ?? 0) + 1);
    counts.delete(`POST ${REFRESH}`);
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
    expect(counts.size).toBe(13);
    expect(JSON.stringify(bed.store.getState())).not.toContain(CLIENT_SECRET);
  }, 30_000);
});

describe('a file to be sent', () => {
  it('that changed or disappeared after it was chosen is refused in words, and nothing is sent', async () => {
    const gone = new File(['a,b'], 'gone.csv');
    Object.defineProperty(gone, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('', 'NotFoundError')),
    });
    expect(await upload(gone)).toEqual({ ok: false, failure: { kind: 'file-changed' } });
    const longer = new File(['a,b'], 'longer.csv');
    Object.defineProperty(longer, 'arrayBuffer', { value: () => Promise.resolve(new ArrayBuffer(9)) });
    expect(await upload(longer)).toEqual({ ok: false, failure: { kind: 'file-changed' } });
    expect(server.received).toEqual([]);
  });

  it('is read before it is sent: a change meanwhile changes nothing', async () => {
    const bytes = 'first content, the last row';
    const file = new File([bytes], 'rows.csv', { type: 'text/csv' });
    const sending = upload(file);
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('gone')) });
    Object.defineProperty(file, 'stream', {
      value: () => {
        throw new Error('gone');
      },
    });
    expect(await sending).toMatchObject({ ok: false, failure: { status: 422 } });
    expect(server.received.at(-1)?.body).toContain(bytes);
  });

  it('leaves its name, size, and digest in the actions and nothing of its content, and no progress behind', async () => {
    const named = jest.spyOn(customsApi.endpoints.uploadCustomsFile, 'initiate');
    await upload(new File(['quite private'], 'rows.csv', { type: 'text/csv' }));
    const { file } = named.mock.calls[0]?.[0] ?? {};
    expect(file).toMatchObject({ name: 'rows.csv', size: 13, type: 'text/csv' });
    expect(file?.digest).toBe(createHash('sha256').update('quite private').digest('hex'));
    expect(JSON.stringify(bed.store.getState())).not.toContain('quite private');
    expect(selectTransfers(bed.store.getState())).toEqual({});
  });

  it('whose way breaks off says that it did not arrive', async () => {
    await server.close();
    expect(await upload(new File(['a'], 'rows.csv'))).toEqual({
      ok: false,
      failure: { kind: 'unreachable', isTimeout: false, transfer: 'upload' },
    });
  });

  it('can be called off', async () => {
    const away = new AbortController();
    const sending = upload(new File(['a'], 'rows.csv'), away.signal);
    setTimeout(() => {
      away.abort();
    }, 50);
    expect(await sending).toMatchObject({ ok: false });
  });
});
