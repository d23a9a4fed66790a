import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { fail, ok, type Result } from '../../../domain/result';
import { makePlace } from './folders';
import { hold, refuseWhenHeld, type Hold } from './holder';
import { layoutOf, SOCKET_PORT } from './layout';
import { OWNER_ROLE } from './makeCluster';
import { bringUp, shutDown, type Postmaster } from './postmaster';
import { prepareData, preparePrograms } from './prepare';
import type { RunPlan } from './runPlan';
import type { StartFailure } from './startFailure';

export interface EmbeddedOptions {
  /** Absolute path of DATA_DIR. */
  readonly dataDir: string;
  /** PGBIN; null for the programs npm installed. */
  readonly postgresPrograms: string | null;
  /** False gives up safety against power cuts for speed: for tests only. */
  readonly durable: boolean;
  /** How to run PostgreSQL; decided by a look at the machine when left out. */
  readonly plan?: RunPlan;
  readonly events: EmbeddedEvents;
}

export interface EmbeddedEvents {
  /** The server ended without our doing and stands again. */
  restarted(): void;
  /** The server ended and could not be started again. Told at each failed attempt; attempts go on until it stands. */
  gone(failure: StartFailure): void;
}

export interface EmbeddedServer {
  /** The maintenance database, as owner. */
  readonly connection: ClientConfig;
  /** How PostgreSQL is run, and whether it ran already. */
  readonly plan: RunPlan['kind'];
  readonly adopted: boolean;
  readonly pid: () => number;
  /** Ends PostgreSQL orderly and frees the folder. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 200;
/** A full disk or a program being replaced may take hours; whoever fixes it need not restart us. */
const LONGEST_PAUSE_MS = 10_000;

/** The maintenance database of a server, as owner, over its socket. */
export const connectionTo = (sockets: string): ClientConfig => ({
  host: sockets,
  port: SOCKET_PORT,
  user: OWNER_ROLE,
  database: 'postgres',
});

/**
 * Starts PostgreSQL on the folder, or adopts the one a killed process left, takes the folder for this process and
 * brings the server back should it end on its own.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Result<EmbeddedServer, StartFailure>> {
  const layout = layoutOf(options.dataDir, tmpdir());
  const refused = makePlace(layout) ?? refuseWhenHeld(layout);
  if (refused !== null) return fail(refused);
  const prepared = preparePrograms(layout, options);
  if (!prepared.ok) return prepared;
  const { programs, plan } = prepared.value;

  const raise = async (): Promise<Result<{ postmaster: Postmaster; held: Hold }, StartFailure>> => {
    const ready = await prepareData(layout, programs, plan, options.durable);
    if (ready !== null) return fail(ready);
    const up = await bringUp(layout, programs, plan, options.durable);
    if (!up.ok) return up;
    const held = await hold(layout, connectionTo(up.value.sockets));
    return held.ok ? ok({ postmaster: up.value, held: held.value }) : held;
  };

  const first = await raise();
  if (!first.ok) return first;
  let { postmaster, held } = first.value;
  const stopping = new AbortController();

  const watch = async () => {
    for (;;) {
      await held.lost;
      const again = await persist(raise, stopping.signal, (failure) => {
        options.events.gone(failure);
      });
      if (again === null) return;
      ({ postmaster, held } = again);
      if (!stopping.signal.aborted) options.events.restarted();
    }
  };
  const watching = watch();

  return ok({
    connection: connectionTo(postmaster.sockets),
    plan: plan.kind,
    adopted: postmaster.adopted,
    pid: () => postmaster.pid,
    stop: async () => {
      stopping.abort();
      await shutDown(postmaster.pid);
      // A start that was under way has made another one by now.
      await watching;
      await shutDown(postmaster.pid);
      await held.release();
    },
  });
}

/** Tries until it succeeds, further apart each time; null once nobody wants it any more. */
async function persist<T>(
  attempt: () => Promise<Result<T, StartFailure>>,
  unwanted: AbortSignal,
  failed: (failure: StartFailure) => void,
): Promise<T | null> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    if (unwanted.aborted) return null;
    const result = await attempt().catch((error: unknown) => fail(interrupted(error)));
    if (result.ok) return result.value;
    failed(result.failure);
    await pause(wait, undefined, { signal: unwanted }).catch(() => undefined);
  }
}

/** A server that ends again while it is being taken over breaks the attempt off wherever it is; so does a full disk. */
const interrupted = (error: unknown): StartFailure => ({
  kind: 'did-not-start',
  sentence: `PostgreSQL couldn’t be started: ${error instanceof Error ? error.message : String(error)}. Trying again.`,
});
