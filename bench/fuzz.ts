import { parseArgs } from 'node:util';
import { fuzz } from '../test/server/payload/fuzzRun';
import { openRefundRoom } from '../test/server/refunds/refundRoom';
import { startTestServer, stopTestServer } from '../test/server/setup/testServer';

/**
 * Hostile inputs to every call of the contract, on the real server and database:
 * `node scripts/run.cjs bench/fuzz.ts [--inputs 480] [--seed 1]` (inputs a call; 480 are more than a hundred thousand in total).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { inputs: { type: 'string', default: '480' }, seed: { type: 'string', default: '1' } },
  });
  await startTestServer();
  const room = await openRefundRoom();
  try {
    const start = performance.now();
    const senders = [room.admin, room.user, room.verifier, room.approver];
    const report = await fuzz(room.portal.url, senders, Number(values.inputs), Number(values.seed));
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      JSON.stringify(
        { ...report, breaks: report.breaks.slice(0, 20), broken: report.breaks.length, seconds },
        null,
        2,
      ),
    );
    process.exitCode = report.breaks.length === 0 ? 0 : 1;
  } finally {
    await room.close();
    await stopTestServer();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
