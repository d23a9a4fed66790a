import path from 'node:path';
import { environmentSchema } from '../environment';
import { settings } from '../settings';

/** Which database a command is about. Other settings, production's secrets among them, do not concern it. */
export interface DataPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly postgresPrograms: string | null;
}

const shape = environmentSchema.pick({ DATA_DIR: true, DATABASE_URL: true, PGBIN: true });

/** Reads the environment; ends the process with a sentence when it names no usable place. */
export function dataPlace(): DataPlace {
  const parsed = shape.safeParse({
    DATA_DIR: process.env['DATA_DIR'] ?? settings.DATA_DIR.fallback,
    DATABASE_URL: process.env['DATABASE_URL'] ?? null,
    PGBIN: process.env['PGBIN'] ?? null,
  });
  if (!parsed.success)
    quit(parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`).join('\n'));
  return {
    dataDir: path.resolve(parsed.data.DATA_DIR),
    databaseUrl: parsed.data.DATABASE_URL,
    postgresPrograms: parsed.data.PGBIN,
  };
}

/** The same for commands that only know the embedded database. */
export function embeddedDataDir(instead: string): string {
  const { dataDir, databaseUrl } = dataPlace();
  if (databaseUrl !== null)
    quit(`DATABASE_URL points to a PostgreSQL server that the portal doesn’t run. ${instead}`);
  return dataDir;
}

export function quit(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
