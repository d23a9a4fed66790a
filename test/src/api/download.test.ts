import { auditApi } from '../../../src/api/audit';
import { startApiServer, type Answering, type ApiServer } from '../support/apiServer';
import { createTestBed } from '../support/testStore';

let server: ApiServer;

/** What a press on the export is answered with, and what was saved by it. */
async function fetched(answer: Answering) {
  server = await startApiServer(answer);
  const saved: string[] = [];
  const bed = createTestBed({
    url: server.url,
    saveFile: (name, content) => saved.push(`${name} ${String(content.size)}`),
  });
  const call = auditApi.endpoints.exportAudit.initiate({ query: {}, saveAs: 'audit.csv' });
  const { data, error } = await bed.store.dispatch(call);
  return { data, failure: error, saved, state: bed.store.getState() };
}

afterEach(() => server.close());

describe('a file', () => {
  it('is saved under the name the server gives it, and only name, size, and type enter the state', async () => {
    const { data, failure, saved, state } = await fetched((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': `attachment; filename="a.csv"; filename*=UTF-8''b%20%C3%A9.csv`,
      });
      response.end('bytes,of,the,file');
    });
    expect(failure).toBeUndefined();
    expect(data).toEqual({ name: 'b é.csv', size: 17, type: 'text/csv' });
    expect(saved).toEqual(['b é.csv 17']);
    expect(JSON.stringify(state)).not.toContain('bytes,of');
  });

  it('whose name cannot be decoded has its plain one', async () => {
    const { saved } = await fetched((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': `attachment; filename="a.csv"; filename*=UTF-8''%E9.csv`,
      });
      response.end('1,2');
    });
    expect(saved).toEqual(['a.csv 3']);
  });

  it('without a name has the one its button gives', async () => {
    const { saved } = await fetched((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).end('1,2');
    });
    expect(saved).toEqual(['audit.csv 3']);
  });

  it('that breaks off on its way is a failure that says so, and nothing is saved', async () => {
    const { failure, saved } = await fetched((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '100' });
      response.write('1,2', () => response.destroy());
    });
    expect(failure).toEqual({ kind: 'unreachable', isTimeout: false, transfer: 'download' });
    expect(saved).toEqual([]);
  });

  it.each([
    [200, 'text/html', '<html>Please pay for the network</html>'],
    [204, 'text/csv', ''],
  ])('is not what status %d with %s brings', async (status, type, body) => {
    const { failure, saved } = await fetched((_, response) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    });
    expect(failure).toEqual({ kind: 'unreadable', status, reference: expect.any(String) as string });
    expect(saved).toEqual([]);
  });
});
