import { startDatabase } from '../../../../server/db/startDatabase';
import pg from 'pg';

/**
 * A product in small, run as a process of its own: takes the folder named by its first argument and says so in one
 * JSON line. With `write` as second argument it then writes without pause, and names each row once the database has
 * acknowledged it: what it said must be there whatever is killed.
 */
async function main([dataDir = '', mode = 'hold']: readonly string[]): Promise<void> {
  const started = await startDatabase({
    dataDir,
    databaseUrl: null,
    postgresPrograms: process.env['PGBIN'] ?? null,
    durable: mode === 'write',
    events: {
      restarted: () => {
        say({ kind: 'restarted' });
      },
      gone: ({ sentence }) => {
        say({ kind: 'gone', sentence });
      },
    },
  });
  if (!started.ok) {
    say({ kind: 'refused', failure: started.failure.kind, sentence: started.failure.sentence });
    process.exit(1);
  }
  let stopping = false;
  process.on('SIGTERM', () => {
    stopping = true;
    void started.value.stop().then(() => process.exit(0));
  });
  say({ kind: 'ready', description: started.value.description });
  if (mode === 'write')
    await writeOn(started.value.target.owner).catch((error: unknown) => {
      if (!stopping) throw error;
    });
  else setInterval(() => undefined, 1_000);
}

const say = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

/** Each transaction adds a row and moves the sum: half of one would show. */
async function writeOn(connection: pg.ClientConfig): Promise<never> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'create table if not exists entry (id bigint generated always as identity primary key, amount bigint)',
  );
  await client.query('create table if not exists balance (total bigint)');
  await client.query('insert into balance select 0 where not exists (select 1 from balance)');
  for (let amount = 1; ; amount += 1) {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      'insert into entry (amount) values ($1) returning id',
      [amount],
    );
    await client.query('update balance set total = total + $1', [amount]);
    say({ kind: 'sent', id: rows[0]?.id });
    await client.query('commit');
    say({ kind: 'acknowledged', id: rows[0]?.id });
  }
}

void main(process.argv.slice(2));
