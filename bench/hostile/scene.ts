import type { Page } from 'playwright-core';
import type { HubEntry } from './hostileHub';
import type { Seen } from './pageRecorder';

/** What a judgment may look at and do: a member of staff, signed in, whose hub plays one scenario. */
export interface Scene {
  readonly page: Page;
  readonly log: () => readonly HubEntry[];
  readonly seen: () => Promise<Seen>;
  /** Milliseconds of each attempt to connect, since the scenario began. */
  readonly attempts: () => readonly number[];
  /** Waits until something holds; tells nothing when it does not, the judgment asks afterward. */
  readonly until: (holds: () => boolean | Promise<boolean>, withinMs: number) => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
  /** Goes to another screen and back by the menu; milliseconds it took, or a failure. */
  readonly use: () => Promise<number>;
  readonly signOut: () => Promise<void>;
  /** The connection's id as the session keeps it. */
  readonly storedId: () => Promise<unknown>;
  /** Refresh calls of this page so far. */
  readonly renewals: () => number;
  /** Requests to hosts that are none of ours. */
  readonly foreign: () => readonly string[];
}

/** What one scenario asks of a good client, and whether it holds. */
export interface Judgement {
  readonly scenario: string;
  /** Delay handed to the scenario, where it has one. */
  readonly ms?: number;
  /** Complaints of the browser that belong to the scenario and are no fault of the page. */
  readonly tolerates?: RegExp;
  readonly judge: (scene: Scene) => Promise<Findings>;
}

/** Claims by their words; each must be true. */
export type Findings = Readonly<Record<string, boolean>>;

/** Longest time a person waits for the menu without calling the page stuck, on a loaded machine. */
export const USABLE_MS = 6_000;

export const MOST_ALERTS = 5;

export const shows = (seen: Seen, text: string): boolean => seen.alerts.some((alert) => alert.text === text);

export const gapsOf = (times: readonly number[]): readonly number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));
