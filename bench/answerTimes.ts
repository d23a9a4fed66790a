import { spreadOf } from './load/spread';
import { createClient } from '../test/server/setup/testClient';
import { addEverybody, addUser } from '../test/server/setup/testPeople';
import { startPortal } from '../test/server/setup/testPortal';
import { startTestServer, stopTestServer } from '../test/server/setup/testServer';
import { sampleRegistration } from '../test/server/setup/sampleRegistration';

const SAMPLES = 200;
const ALIKE = 0.1;

/**
 * Whether time tells which addresses have an account: 200 samples each, known and unknown in turn, of a wrong password, of asking
 * for a link and of registering. `node scripts/run.cjs bench/answerTimes.ts`; fails when medians differ by more than a tenth.
 */
async function main(): Promise<void> {
  await startTestServer();
  const portal = await startPortal();
  const people = await addEverybody(portal.services);
  const known = (n: number) => `known${n}@cedarline.example`;
  for (let n = 0; n < SAMPLES; n += 1) await addUser(portal.services, people.cedar, known(n), ['user']);
  const calls = {
    'a wrong password': (email: string) =>
      createClient(portal.url).post('/api/Authenticate/login', {
        email,
        password: 'not this one at all',
        rememberMe: false,
      }),
    'asking for a link': (email: string) =>
      createClient(portal.url).post('/api/UserManager/forgotpassword', { email }),
    registering: (email: string) =>
      createClient(portal.url).post('/api/UserManager/register', sampleRegistration(email)),
  };
  try {
    for (const [what, call] of Object.entries(calls)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let n = 0; n < SAMPLES; n += 1) {
        times.known.push(await timed(() => call(known(n))));
        times.unknown.push(await timed(() => call(`unknown${n}.${what.length}@nowhere.example`)));
      }
      const [one, other] = [spreadOf(times.known), spreadOf(times.unknown)];
      const apart = Math.abs(one.p50 - other.p50) / Math.max(one.p50, other.p50);
      console.log(
        JSON.stringify({ what, known: one, unknown: other, apart: `${(apart * 100).toFixed(1)} %` }),
      );
      if (apart > ALIKE) process.exitCode = 1;
    }
  } finally {
    await portal.stop();
    await stopTestServer();
  }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
