import type { Dispatch } from '@reduxjs/toolkit';
import { isDanger, MAX_STATUS_LENGTH, statusMessage, type StatusMessage } from '../../contract/hub';
import { api } from '../api/base/api';
import { touchedTags } from '../api/base/tags';
import type { Clock } from '../browser/clock';
import { alertRaised, MAX_ALERTS } from '../state/alerts';
import { batchProgressed } from '../state/live';

/** Messages that follow one another are gathered for this long and shown together. */
const GATHER_MS = 50;

/** When they go on for longer than a burst, the time doubles up to the longest: nobody reads faster, and the server is asked less. */
const BURST_MS = 1_000;
const LONGEST_GATHER_MS = 800;

/**
 * Takes in live messages. A single one is shown at once; those that follow within a breath are gathered, of which the newest
 * few become alerts (all stay readable in the notifications) and every touched record is asked for again once.
 * A payload the contract does not know is dropped.
 */
export function createStatusIntake(dispatch: Dispatch, clock: Clock): (payload: unknown) => void {
  let gathered: StatusMessage[] | undefined;
  let gatherMs = GATHER_MS;
  let since = 0;

  function show(messages: readonly StatusMessage[]): void {
    const loud = messages.filter(({ quiet }) => quiet !== true).slice(-MAX_ALERTS);
    for (const { message, state } of loud) {
      dispatch(alertRaised(message.slice(0, MAX_STATUS_LENGTH), isDanger(state) ? 'danger' : 'success'));
    }
    const progress = new Map(
      messages.flatMap((one) => (one.progress === undefined ? [] : [[one.progress.batchId, one.progress]])),
    );
    for (const one of progress.values()) dispatch(batchProgressed(one));
    const touched = touchedTags(messages.flatMap(({ touches = [] }) => touches));
    if (touched.length > 0 || loud.length > 0)
      dispatch(
        api.util.invalidateTags([...touched, ...(loud.length > 0 ? ['notification' as const] : []), 'home']),
      );
  }

  function flush(): void {
    const messages = gathered ?? [];
    gathered = undefined;
    if (messages.length === 0) return;
    show(messages);
    gather(clock.now() - since < BURST_MS ? GATHER_MS : Math.min(gatherMs * 2, LONGEST_GATHER_MS));
  }

  function gather(ms: number): void {
    gathered = [];
    gatherMs = ms;
    clock.after(ms, flush);
  }

  return (payload) => {
    const parsed = statusMessage.safeParse(payload);
    if (!parsed.success) return;
    if (gathered !== undefined) {
      gathered.push(parsed.data);
      return;
    }
    show([parsed.data]);
    since = clock.now();
    gather(GATHER_MS);
  };
}
