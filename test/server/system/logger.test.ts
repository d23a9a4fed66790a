import { Writable } from 'node:stream';
import { createLogger } from '../../../server/system/logger';

function recordLog(): { logger: ReturnType<typeof createLogger>; lines: string[] } {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString('utf8'));
      done();
    },
  });
  return { logger: createLogger('info', sink), lines };
}

const CANARY = 'canary-8f1c';

describe('the log keeps no secret', () => {
  it.each([
    ['a field named so', { password: CANARY }],
    ['a nested field', { body: { user: { newPassword: CANARY } } }],
    ['a field inside a list', { items: [{ refresh_token: CANARY }] }],
    ['a header', { headers: { Authorization: `Bearer ${CANARY}`, 'set-cookie': `id=${CANARY}` } }],
    ['an address with a token', { target: `/uscustomshub?id=1&access_token=${CANARY}` }],
    ['an address with a password', { store: `postgres://app:${CANARY}@db.example/northwood` }],
    ['an error', { err: new Error(`cannot reach smtp://u:${CANARY}@mail.example`) }],
    [
      'a request',
      {
        req: {
          id: 1,
          method: 'GET',
          url: `/uscustomshub?access_token=${CANARY}`,
          headers: { cookie: CANARY },
        },
      },
    ],
  ])('in %s', (_place, entry) => {
    const { logger, lines } = recordLog();
    logger.info(entry, 'said');
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain(CANARY);
  });

  it('in a sentence', () => {
    const { logger, lines } = recordLog();
    logger.warn(`refused Bearer ${CANARY} for /hub?access_token=${CANARY}`);
    expect(lines.join()).not.toContain(CANARY);
    expect(lines.join()).toContain('refused Bearer [redacted]');
  });
});

describe('the log', () => {
  it('says of a request its method and path, without what was asked', () => {
    const { logger, lines } = recordLog();
    logger.info({ req: { id: 'r1', method: 'GET', url: '/lines?importer=12', ip: '127.0.0.1' } }, 'asked');
    expect(JSON.parse(lines.join())).toMatchObject({
      req: { id: 'r1', method: 'GET', path: '/lines', ip: '127.0.0.1' },
    });
  });

  it('keeps an entry on one line whatever a name contains', () => {
    const { logger, lines } = recordLog();
    logger.info({ name: 'Eve\r\n{"level":60}\u001b[2J' }, 'signed in');
    expect(
      lines
        .join()
        .trimEnd()
        .split(/[\r\n]/),
    ).toHaveLength(1);
    expect(lines.join()).not.toContain('\u001b');
  });

  it('keeps ordinary fields as they are', () => {
    const { logger, lines } = recordLog();
    logger.info({ refund: { id: '17', amount: '1234.50', decided: null } }, 'kept');
    expect(JSON.parse(lines.join())).toMatchObject({
      refund: { id: '17', amount: '1234.50', decided: null },
      msg: 'kept',
    });
  });
});
