import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killRounds } from '../test/server/kill/killRounds';
import { startPortal } from './kill/portalVictim';

/**
 * kill -9 of the built portal while it writes, alone or together with its database, and a comparison of what it
 * acknowledged with what is there. Usage: node scripts/run.cjs bench/killPortal.ts --rounds 20 [--with-database]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      'with-database': { type: 'boolean', default: false },
    },
  });
  const main = path.resolve('build/server/main.js');
  if (!existsSync(main)) throw new Error('Build the portal first: npm run build');
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-kill-'));
  chmodSync(folder, 0o711);
  const port = await freePort();
  const report = await killRounds(
    Number(values.rounds),
    () =>
      startPortal({
        main,
        dataDir: path.join(folder, 'data'),
        port,
        withDatabase: values['with-database'],
        log: path.join(folder, 'portal.log'),
      }),
    (round) => 400 + ((round * 137) % 800),
  );
  console.log(
    JSON.stringify(
      { killed: values['with-database'] ? 'portal and database' : 'portal', ...report },
      null,
      2,
    ),
  );
  const clean = report.lost.length + report.unasked.length + report.faults.length === 0;
  if (clean) rmSync(folder, { recursive: true });
  else console.error(`The data is kept in ${folder}.`);
  process.exitCode = clean ? 0 : 1;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

void main();
