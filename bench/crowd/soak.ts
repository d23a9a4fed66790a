import { setTimeout as pause } from 'node:timers/promises';
import { registrationOf } from '../kill/registrationOf';
import type { PortalSession } from '../load/portalSession';
import type { Spread } from '../load/spread';
import { steadyRequests } from '../load/steadyRequests';
import { type Crowd, joinCrowd, type LoyalClient } from './loyalClient';
import { lookAtProcess, type ProcessLook } from './processLook';

const PATHS = [
  '/api/home',
  '/api/notifications?pageSize=25',
  '/api/admin/refunds?pageSize=25',
  '/api/admin/companies?pageSize=25',
  '/api/program',
  '/api/admin/audit?pageSize=25',
];
/** Every ten turns each. */
const EXPORTS = ['/api/admin/refunds/export?format=csv', '/api/admin/companies/export?format=xlsx'];
const EXPORT_TURNS = 10;
const PER_SECOND = 40;
const CHURN = 10;
const TURN_MS = 2_000;
const FIRST_NUMBER = 100_000;

export interface SoakFigure {
  readonly minutes: number;
  readonly requests: Spread;
  readonly connectionsReplaced: number;
  readonly exports: number;
  readonly atFirst: ProcessLook;
  readonly atLast: ProcessLook;
  /** Least squares over the second half, megabytes a minute. */
  readonly residentSlope: number;
  /** The last two thirds: their first and last quarter, medians, and by how much the last is above the first. */
  readonly memory: { readonly from: number; readonly to: number; readonly percent: number };
  readonly handles: { readonly from: number; readonly to: number };
}

/**
 * Requests at a steady pace, connections that come and go, exports, and a registration every two seconds, while the process is looked at.
 * @param clients replaced a few at a time; as many as before are there at the end
 */
export async function soak(
  pid: number,
  session: PortalSession,
  crowd: Crowd,
  clients: LoyalClient[],
  minutes: number,
): Promise<SoakFigure> {
  const looks: { readonly minute: number; readonly look: ProcessLook }[] = [];
  const end = new AbortController();
  const requests = steadyRequests(session, {
    paths: PATHS,
    perSecond: PER_SECOND,
    count: Number.POSITIVE_INFINITY,
    enough: end.signal,
  });
  const begun = performance.now();
  let turns = 0;
  let exports = 0;
  for (let minute = 0; minute < minutes; minute = (performance.now() - begun) / 60_000) {
    looks.push({ minute, look: lookAtProcess(pid) });
    for (const client of clients.splice(0, CHURN)) client.leave();
    clients.push(...(await Promise.all(Array.from({ length: CHURN }, () => joinCrowd(crowd)))));
    await session.send('/api/UserManager/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registrationOf(FIRST_NUMBER + turns)),
    });
    const path = turns % EXPORT_TURNS === 0 ? EXPORTS[(turns / EXPORT_TURNS) % EXPORTS.length] : undefined;
    if (path !== undefined) {
      await session.send(path);
      exports += 1;
    }
    turns += 1;
    await pause(TURN_MS);
  }
  end.abort();
  const answered = await requests;
  const settled = looks.slice(Math.floor(looks.length / 3)).map(({ look }) => look);
  const quarter = Math.ceil(settled.length / 4);
  const [first, last] = [settled.slice(0, quarter), settled.slice(-quarter)];
  const from = median(first.map((look) => look.residentMegabytes));
  const to = median(last.map((look) => look.residentMegabytes));
  const empty: ProcessLook = { residentMegabytes: Number.NaN, handles: Number.NaN, threads: Number.NaN };
  return {
    minutes,
    requests: answered,
    connectionsReplaced: turns * CHURN,
    exports,
    atFirst: looks[0]?.look ?? empty,
    atLast: looks.at(-1)?.look ?? empty,
    residentSlope: slopeOf(looks.slice(Math.floor(looks.length / 2))),
    memory: { from, to, percent: Math.round((to / from - 1) * 1000) / 10 },
    handles: {
      from: median(first.map(({ handles }) => handles)),
      to: median(last.map(({ handles }) => handles)),
    },
  };
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

function slopeOf(looks: readonly { readonly minute: number; readonly look: ProcessLook }[]): number {
  const mean = (figures: readonly number[]): number =>
    figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const minute = mean(looks.map((each) => each.minute));
  const resident = mean(looks.map(({ look }) => look.residentMegabytes));
  const above = looks.map((each) => (each.minute - minute) * (each.look.residentMegabytes - resident));
  const below = looks.map((each) => (each.minute - minute) ** 2);
  return Math.round((mean(above) / mean(below)) * 100) / 100;
}
