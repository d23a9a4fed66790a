import { z } from 'zod';

/** Carries the running product and browser from Jest's own process to the journeys, which inherit the environment. */
const VARIABLE = 'NORTHWOOD_JOURNEYS';

const place = z.object({
  /** Where the product is served. */
  url: z.string(),
  /** What is served: the built product, and its data with the running database. */
  build: z.string(),
  data: z.string(),
  /** The demonstration data as they were before anybody worked on them. */
  prepared: z.string(),
  /** Where the browser takes orders. */
  browser: z.string(),
});

export type Place = z.output<typeof place>;

export function announcePlace(running: Place): void {
  process.env[VARIABLE] = JSON.stringify(running);
}

export function findPlace(): Place {
  const announced = process.env[VARIABLE];
  if (announced === undefined) throw new Error('No portal is running for the journeys; Jest starts it.');
  return place.parse(JSON.parse(announced));
}
