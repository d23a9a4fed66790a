import { setTimeout as pause } from 'node:timers/promises';
import { registrationOf } from '../kill/registrationOf';
import { type Spread, spreadOf } from '../load/spread';
import type { Crowd } from './loyalClient';

const PATIENCE_MS = 20_000;
const BETWEEN_MS = 300;

export interface PushTimes {
  /** From sending a registration until the last client has heard of it, milliseconds. */
  readonly last: Spread;
  /** The same until the first has. */
  readonly first: Spread;
}

/** Registers so many companies, of which all staff hear. Throws when a client misses one. */
export async function pushTimes(
  crowd: Crowd,
  clients: number,
  from: number,
  count: number,
): Promise<PushTimes> {
  const last: number[] = [];
  const first: number[] = [];
  for (let number = from; number < from + count; number += 1) {
    const form = registrationOf(number);
    const received: number[] = [];
    const begun = performance.now();
    crowd.received = (data) => {
      if (data.includes(form.legalName)) received.push(performance.now() - begun);
    };
    const answer = await fetch(`${crowd.url}/api/UserManager/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    if (!answer.ok) throw new Error(`a registration was answered with ${answer.status}`);
    while (received.length < clients && performance.now() - begun < PATIENCE_MS) await pause(5);
    if (received.length !== clients)
      throw new Error(`${received.length} of ${clients} clients heard of ${form.legalName}`);
    first.push(received[0] ?? Number.NaN);
    last.push(received.at(-1) ?? Number.NaN);
    await pause(BETWEEN_MS);
  }
  crowd.received = () => undefined;
  return { last: spreadOf(last), first: spreadOf(first) };
}
