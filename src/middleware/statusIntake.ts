import type { Dispatch } from '@reduxjs/toolkit';
import {
  isDanger,
  MAX_STATUS_LENGTH,
  quietMessage,
  type QuietMessage,
  statusMessage,
  type StatusMessage,
} from '../../contract/hub';
import { api } from '../api/base/api';
import { touchedTags } from '../api/base/tags';
import type { Clock } from '../browser/clock';
import { alertRaised, MAX_ALERTS, type AlertClass } from '../state/alerts';
import { batchProgressed } from '../state/live';

/** Messages that follow one another are gathered for this long and shown together. */
const GATHER_MS = 50;

/** When they go on for longer than a burst, the time doubles up to the longest: nobody reads faster, and the server is asked less. */
const BURST_MS = 1_000;
const LONGEST_GATHER_MS = 800;

interface StatusIntake {
  /** Takes a status message with its arguments as they came. */
  readonly onStatus: (...args: readonly unknown[]) => void;
  readonly onQuiet: (payload: unknown) => void;
}

interface StatusIntakeDependencies {
  readonly dispatch: Dispatch;
  readonly clock: Clock;
  /** What to say, as plain text, about a message that cannot be read. */
  readonly notUnderstood: () => string;
  /** Whether the board's work is kept out of sight: whoever acts for a company may be showing its screen. */
  readonly isDiscreet: () => boolean;
}

/** A message once it is read. */
interface Taken extends QuietMessage {
  readonly alert?: { readonly message: string; readonly class: AlertClass };
  /** Stands among the notifications now, shown or not. */
  readonly isNotified?: boolean;
}

/**
 * Takes in live messages. A single one is shown at once; those that follow within a breath are gathered, of which the newest
 * few become alerts (all stay readable in the notifications) and every touched record is asked for again once. A status message
 * that cannot be read is reported; a quiet one is for newer versions of this application.
 */
export function createStatusIntake({
  dispatch,
  clock,
  notUnderstood,
  isDiscreet,
}: StatusIntakeDependencies): StatusIntake {
  let gathered: Taken[] | undefined;
  let gatherMs = GATHER_MS;
  let since = 0;

  function show(messages: readonly Taken[]): void {
    const loud = messages.flatMap(({ alert }) => alert ?? []).slice(-MAX_ALERTS);
    const isNotified = loud.length > 0 || messages.some((one) => one.isNotified === true);
    for (const alert of loud) dispatch(alertRaised(alert.message, alert.class));
    const progress = new Map(
      messages.flatMap((one) => (one.progress === undefined ? [] : [[one.progress.batchId, one.progress]])),
    );
    for (const one of progress.values()) dispatch(batchProgressed(one));
    const touched = touchedTags(messages.flatMap(({ touches = [] }) => touches));
    if (touched.length > 0 || isNotified)
      dispatch(
        api.util.invalidateTags([...touched, ...(isNotified ? ['notification' as const] : []), 'home']),
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

  function take(message: Taken): void {
    if (gathered !== undefined) {
      gathered.push(message);
      return;
    }
    show([message]);
    since = clock.now();
    gather(GATHER_MS);
  }

  return {
    onStatus: (...args) => {
      const read = readStatus(args);
      if (read === null) {
        take({ alert: { message: notUnderstood(), class: 'warning' } });
        return;
      }
      const { message, state, ...moved } = read;
      if (isDiscreet()) {
        take({ ...moved, isNotified: true });
        return;
      }
      const alertClass = isDanger(state) ? 'danger' : 'success';
      take({ ...moved, alert: { message: message.slice(0, MAX_STATUS_LENGTH), class: alertClass } });
    },
    onQuiet: (payload) => {
      const parsed = quietMessage.safeParse(payload);
      if (parsed.success) take(parsed.data);
    },
  };
}

/**
 * Reads the arguments of a status message as hubs send them: one object, in Pascal case or not, or message and state apart. Null
 * where there is no message among them.
 */
function readStatus([first, second]: readonly unknown[]): StatusMessage | null {
  const payload = typeof first === 'string' ? { message: first, state: second } : inOurCase(first);
  const parsed = statusMessage.safeParse(payload);
  return parsed.success ? parsed.data : null;
}

const inOurCase = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]: [string, unknown]) => [
          name.charAt(0).toLowerCase() + name.slice(1),
          inner,
        ]),
      )
    : value;
