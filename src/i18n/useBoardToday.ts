import { useSyncExternalStore } from 'react';
import { type CalendarDate, dateInZone } from '../../domain/calendarDate';
import { useBoardZone } from './boardZone';

const LOOK_EVERY_MS = 30_000;

/** A screen may stay open over the board's midnight. */
function watchTime(changed: () => void): () => void {
  const timer = setInterval(changed, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

/** The board's day now: what "today" means in every zone, and what a date field begins with. The server judges by the same day. */
export function useBoardToday(): CalendarDate {
  const zone = useBoardZone();
  return useSyncExternalStore(watchTime, () => dateInZone(Date.now(), zone));
}
