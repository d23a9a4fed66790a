import type { Program } from '../../domain/program';
import type { Tx } from '../db/transaction';
import type { RequestContext } from '../modules/identity/requestContext';
import type { Services } from '../services';
import { type Cast, actionAt, within } from './demoStage';

/** What the actions of the demonstration are done on. */
export interface Scene {
  readonly services: Services;
  readonly tx: Tx;
  readonly cast: Cast;
  readonly program: Program;
}

/** Something that somebody does at a time. What it leads to later is answered as further events. */
export interface DemoEvent {
  readonly at: Date;
  run(scene: Scene): Promise<readonly DemoEvent[]>;
}

/** An action of one of the cast in the scene's transaction. */
export const actionIn = (scene: Scene, email: string, at: Date, actingFor?: string): RequestContext =>
  actionAt(within(scene.tx), scene.cast(email), at, scene.program.boardZone, actingFor);

/**
 * Lets everything happen in the order of time, and what follows from it too. Nothing happens after `until`.
 * @returns how many events happened
 */
export async function playEvents(scene: Scene, events: readonly DemoEvent[], until: Date): Promise<number> {
  const waiting = [...events];
  for (let played = 0; ; played += 1) {
    const next = waiting.reduce<DemoEvent | null>(
      (first, event) => (first === null || event.at < first.at ? event : first),
      null,
    );
    if (next === null || next.at > until) return played;
    waiting.splice(waiting.indexOf(next), 1);
    waiting.push(...(await next.run(scene)));
  }
}
