import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePorts } from '../test/server/processes/freePorts';
import { embeddedPlace, externalPlace, type Place } from './restarts/places';
import { startVictim } from './restarts/victim';
import { OUTAGES, strike, type Outage } from './restarts/outages';
import { lineOf, runRound, type Round } from './restarts/round';

/**
 * Five outages of the database, embedded and external, each with 16 writers, an import and a live connection: whether the
 * server's process survives, what became of acknowledged writes, and how often each live message arrived. Needs no build.
 * Usage: node scripts/run.cjs bench/restarts.ts [--mode embedded|external] [--outage fast] [--rows 5000]
 * [--seed 2]
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      outage: { type: 'string' },
      rows: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '2' },
    },
  });
  const outages = OUTAGES.filter((outage) => values.outage === undefined || outage === values.outage);
  const rounds: Round[] = [];
  let seed = Number(values.seed);
  const nextSeed = () => (seed += 1) - 1;
  for (const [mode, place] of [
    ['embedded', embeddedPlace],
    ['external', externalPlace],
  ] as const)
    if (values.mode === undefined || values.mode === mode)
      rounds.push(...(await roundsIn(mode, place, outages, Number(values.rows), nextSeed)));
  console.log(
    [
      '| database | outage | process | away for | acknowledged | 503 | no answer | other 5xx | lost | import | messages once |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rounds.map(lineOf),
    ].join('\n'),
  );
  process.exitCode = rounds.every(({ isClean }) => isClean) ? 0 : 1;
}

async function roundsIn(
  mode: string,
  open: (folder: string) => Promise<Place>,
  outages: readonly Outage[],
  rows: number,
  nextSeed: () => number,
): Promise<Round[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-restarts-'));
  chmodSync(folder, 0o711);
  const place = await open(folder);
  const [port = 0] = await freePorts(1);
  const start = () => startVictim(place, port, path.join(folder, 'server.log'));
  let victim = await start();
  const rounds: Round[] = [];
  for (const outage of outages) {
    // A process that did not survive the last outage must not stand in the way of the next.
    if (!victim.isAlive()) victim = await start();
    const round = await runRound({
      mode,
      outage,
      place,
      victim,
      rows,
      seed: nextSeed(),
      strike: () => strike(place, outage),
    });
    console.log(lineOf(round));
    for (const note of round.notes) console.log(`  ${note}`);
    rounds.push(round);
  }
  await victim.stop();
  await place.close();
  if (rounds.every(({ isClean }) => isClean)) rmSync(folder, { recursive: true, force: true });
  else console.error(`Logs and data are in ${folder}.`);
  return rounds;
}

void main();
