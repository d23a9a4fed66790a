import { useDispatch, useSelector } from 'react-redux';
import { useLanguage } from '../../i18n/useFormat';
import { errorMessage } from './errorMessage';
import {
  actionEnded,
  type Outcome,
  outcomeDismissed,
  type OutcomesPart,
  type RecordKind,
  selectOutcomes,
} from '../../state/outcomes';
import { readApiFailure } from './readApiFailure';
import { useSendOnce } from './useSendOnce';

/** How the last action on a record ended, for the notice above it. */
export type ActionOutcome<D extends string> = Outcome<D>;

interface Answer<R> {
  readonly data?: R | undefined;
  readonly error?: unknown;
}

interface Looker<D extends string> {
  /** What kind of record it is. */
  readonly kind: RecordKind;
  /** The record on screen. */
  readonly id: string;
  /** The version an action has made is known to whoever did it. */
  readonly onSeen: (version: number, action: D) => void;
  readonly onReload: () => void;
}

/**
 * The endings of actions on one record, each done on the version on screen. Where another version answers, nothing was stored: the
 * record is asked for again, and the notice says who was faster.
 */
export function useActionOutcome<D extends string, R extends { readonly version: number }>({
  kind,
  id,
  onSeen,
  onReload,
}: Looker<D>) {
  const language = useLanguage();
  const dispatch = useDispatch();
  const { ended } = useSelector((state: OutcomesPart) => selectOutcomes(state));
  // What is said of a record was said by the actions that D names.
  const outcome = (ended?.record === kind && ended.id === id ? ended.outcome : null) as Outcome<D> | null;
  const setOutcome = (next: Outcome<D>): void => {
    dispatch(actionEnded({ record: kind, id, outcome: next }));
  };
  const { deliver } = useSendOnce(`action-${kind}-${id}`);

  /** Null when the action is done or the record has moved, else the sentence to show where the action was asked for. */
  function settle(answer: Answer<R>, action: D | ((record: R) => D)): string | null {
    if (answer.data !== undefined) {
      const done = typeof action === 'function' ? action(answer.data) : action;
      onSeen(answer.data.version, done);
      setOutcome({ kind: 'done', action: done });
      return null;
    }
    const failure = readApiFailure(answer.error) ?? { kind: 'unreadable', status: 0 };
    const sentence = errorMessage(failure, language);
    if (failure.kind !== 'refused' || failure.status !== 409) return sentence;
    setOutcome({ kind: 'stale', sentence });
    onReload();
    return null;
  }

  const forgetOutcome = (): void => {
    dispatch(outcomeDismissed());
  };
  return { outcome, forgetOutcome, deliver, settle };
}
