const MINUTE_MS = 60_000;
const SHORTEST = 5;
const LONGEST = 60;
const A_DAY = 24 * 60;

/**
 * How many minutes a file waits for room on a disk before it is tried again: longer each time, for a file that fills the disk by
 * itself fills it again with each attempt, and whatever else is written then fails.
 * @returns null a day after the file came: its attempts count from then on, until it is given up
 */
export function pauseForRoom(uploadedAt: Date, now: Date): number | null {
  const waited = Math.floor((now.getTime() - uploadedAt.getTime()) / MINUTE_MS);
  if (waited >= A_DAY) return null;
  return Math.min(LONGEST, Math.max(SHORTEST, waited));
}
