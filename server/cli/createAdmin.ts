import { z } from 'zod';
import { readConfig } from '../config';
import { createServices } from '../createServices';
import { openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { startDatabase } from '../db/startDatabase';
import { createFirstAdmin, type FirstAdmin } from '../modules/users/createFirstAdmin';
import { systemClock } from '../system/clock';
import { createLogger } from '../system/logger';
import { quit } from './dataPlace';

const USAGE = 'Usage: npm run create:admin -- <email address> <first name> <last name>';
const REFUSALS = {
  'has-administrator':
    'There is already an administrator. Ask that person to invite others on the Users page.',
  'address-taken': 'This email address already has an account. Use another one.',
} as const;

const words = z.tuple([z.email(), z.string().min(1), z.string().min(1)]);

function personOf(args: readonly string[]): FirstAdmin {
  const parsed = words.safeParse(args);
  if (!parsed.success) return quit(USAGE);
  const [email, firstName, lastName] = parsed.data;
  return { email, firstName, lastName };
}

/** Creates the first administrator of an installation and prints the link that sets the password. */
async function main(): Promise<void> {
  const person = personOf(process.argv.slice(2));
  const read = readConfig(process.env, process.cwd());
  if (read.kind === 'refused') quit(read.problems.map(({ sentence }) => sentence).join('\n'));
  const { config } = read;
  const nothing = () => undefined;
  const started = await startDatabase({
    ...config,
    durable: true,
    events: { restarted: nothing, gone: nothing },
  });
  if (!started.ok) quit(started.failure.sentence);
  await migrate(started.value.target);
  const database = openDatabase(started.value.target.application, 2, {
    connectionLost: nothing,
    afterCommitFailed: nothing,
  });
  const services = createServices(config, database, createLogger('warn'), systemClock);
  const made = await createFirstAdmin(services, person);
  await services.mail.stop();
  await database.close();
  await started.value.stop();
  if (!made.ok) quit(REFUSALS[made.failure]);
  console.log(
    `${person.email} is now an administrator. Set the password with this link. It works once and expires in 24 hours:`,
  );
  console.log(made.value.link);
}

void main();
