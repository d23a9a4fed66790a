import { setTimeout as pause } from 'node:timers/promises';
import { AcknowledgedWrites, type Comparison } from './acknowledgedWrites';

/** A running thing that can be written to, killed and started again on the same data. */
export interface Victim {
  /** Writes until the signal says enough or the victim is gone, noting every outcome. Resolves in both cases. */
  write(writes: AcknowledgedWrites, enough: AbortSignal): Promise<void>;
  /** SIGKILL, of as many processes as the rounds are about; resolves when they are gone. */
  kill(): Promise<void>;
  /** Keys of all writes that are there. */
  read(): Promise<ReadonlySet<string>>;
  /** What else must hold, such as an unbroken audit chain; sentences of what does not. */
  faults(): Promise<readonly string[]>;
  /** An orderly end, after the last round. */
  stop(): Promise<void>;
}

export interface KillReport extends Comparison {
  readonly rounds: number;
  /** From each start to the first answer, in milliseconds. */
  readonly startMs: readonly number[];
  readonly faults: readonly string[];
}

/**
 * Kills in the middle of writing, starts again, and in the end compares all that was acknowledged with what is there.
 * @param start must bring the victim up without a hand
 * @param writeMs how long each round writes before the kill; varied, so that kills fall at different moments
 */
export async function killRounds(
  rounds: number,
  start: () => Promise<Victim>,
  writeMs: (round: number) => number,
): Promise<KillReport> {
  const writes = new AcknowledgedWrites();
  const startMs: number[] = [];
  const faults: string[] = [];
  const timedStart = async () => {
    const begun = performance.now();
    const victim = await start();
    startMs.push(Math.round(performance.now() - begun));
    return victim;
  };
  let victim = await timedStart();
  for (let round = 1; round <= rounds; round += 1) {
    const enough = new AbortController();
    const writing = victim.write(writes, enough.signal);
    await pause(writeMs(round));
    await victim.kill();
    enough.abort();
    await writing;
    victim = await timedStart();
    faults.push(...(await victim.faults()).map((fault) => `after round ${round}: ${fault}`));
  }
  const comparison = writes.compare(await victim.read());
  await victim.stop();
  return { ...comparison, rounds, startMs, faults };
}
