import { exportAudit } from '../../../contract/endpoints/audit';
import { download } from '../../../src/api/base/download';
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
  const failure = await bed.store.dispatch(download(exportAudit, { query: {} }, 'audit.csv'));
  return { failure, saved };
}

afterEach(() => server.close());

describe('a file', () => {
  it('is saved under the name the server gives it', async () => {
    const { failure, saved } = await fetched((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/csv',
        'content-disposition': `attachment; filename="a.csv"; filename*=UTF-8''b%20%C3%A9.csv`,
      });
      response.end('1,2');
    });
    expect(failure).toBeNull();
    expect(saved).toEqual(['b é.csv 3']);
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

  it('that breaks off on its way is a failure to be told, and nothing is saved', async () => {
    const { failure, saved } = await fetched((_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '100' });
      response.write('1,2', () => response.destroy());
    });
    expect(failure).toEqual({ kind: 'unreachable', isTimeout: false });
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
    expect(failure).toEqual({ kind: 'unreadable', status });
    expect(saved).toEqual([]);
  });
});
