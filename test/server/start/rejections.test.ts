import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const SCRIPT = `
  const { createLogger } = require('./server/system/logger.ts');
  const { surviveRejections } = require('./server/surviveRejections.ts');
  if (process.argv[1] === 'survive') surviveRejections(createLogger('info'));
  void Promise.reject(new Error('forgotten, with Bearer canary-token-1f'));
  setTimeout(() => console.log('still here'), 50);
`;

async function run(how: 'survive' | 'plain') {
  const child = spawn(process.execPath, ['-r', 'esbuild-register', '-e', SCRIPT, how], { cwd: root });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

describe('62 a promise nobody waits for', () => {
  it('is logged when it fails, without its secrets, and the process lives', async () => {
    const { code, output } = await run('survive');
    expect(code).toBe(0);
    expect(output).toContain('still here');
    expect(output).toContain('"msg":"unhandled rejection"');
    expect(output).toContain('forgotten, with Bearer [redacted]');
    expect(output).not.toContain('canary-token');
  });

  it('would end a process that does not do so', async () => {
    const { code, output } = await run('plain');
    expect(code).toBe(1);
    expect(output).not.toContain('still here');
  });
});
