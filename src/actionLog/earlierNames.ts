import { renamedFields } from '../../contract/renamedFields';
import type { ActionLog, LogStep } from './actionLog';
import type { LoggedAction } from './logFormat';

/** Format 1 was written by builds that named some calls, actions, and fields differently. */
const LAST_EARLIER_FORMAT = 1;

const ACTION_TYPES: Readonly<Record<string, string>> = {
  'sessionLimit/sessionLimitTold': 'sessionLimit/sessionLimitShared',
};

const CALLS: Readonly<Record<string, string>> = {
  hearAppeal: 'decideAppeal',
  setOffRefund: 'offsetRefund',
  listLateLeaves: 'listFilingExtensions',
  grantLateLeave: 'grantFilingExtension',
  letUnsentLineGo: 'dropPendingLine',
  splitUnsentLines: 'splitPendingLines',
};

const FIELDS: Readonly<Record<string, string>> = {
  deed: 'action',
  deeds: 'actions',
  unsent: 'pendingAtCustoms',
  unsentCount: 'pendingCount',
  mayLetGo: 'mayDrop',
  desk: 'assignee',
  lateLeaves: 'filingExtensions',
};

const isEarlier = ({ header }: ActionLog): boolean =>
  header !== null && header.version <= LAST_EARLIER_FORMAT;

/**
 * A log of an earlier build with today's names of calls and actions, so that its steps fold. From the first renamed call on, the
 * recorded hashes cover names that are gone, so they are left out of the comparison.
 */
export function withPresentCalls(log: ActionLog): ActionLog {
  if (!isEarlier(log)) return log;
  let isRenamed = false;
  const steps = log.steps.map((step) => {
    if (step.kind === 'restart') return step;
    const action = withPresentType(renamedCall(step.action));
    isRenamed ||= action['meta'] !== step.action['meta'];
    return isRenamed ? withoutHashes({ ...step, action }) : { ...step, action };
  });
  return { ...log, steps };
}

/** The state does not hold the type, so a new one changes no hash. */
function withPresentType(action: LoggedAction): LoggedAction {
  const type = Object.hasOwn(ACTION_TYPES, action.type) ? ACTION_TYPES[action.type] : undefined;
  return type === undefined ? action : { ...action, type };
}

function renamedCall(action: LoggedAction): LoggedAction {
  if (action['meta'] === undefined) return action;
  const text = JSON.stringify(action['meta']);
  const renamed = text.replace(
    /"endpointName":"(\w+)"|"queryCacheKey":"(\w+)(?=\()/g,
    (whole, endpoint?: string, key?: string) => {
      const earlier = endpoint ?? key ?? '';
      const present = Object.hasOwn(CALLS, earlier) ? CALLS[earlier] : undefined;
      return present === undefined ? whole : whole.replace(earlier, present);
    },
  );
  return renamed === text ? action : { ...action, meta: JSON.parse(renamed) as unknown };
}

function withoutHashes(step: Extract<LogStep, { kind: 'action' }>): LogStep {
  const { hash, slices, ...rest } = step;
  return hash === undefined && slices === undefined ? step : rest;
}

/**
 * A recorded state with today's names of fields, for screens that read it. What is folded and compared keeps the recorded names.
 */
export function withPresentFields(log: ActionLog, state: unknown): unknown {
  return isEarlier(log) ? renamedFields(state, FIELDS) : state;
}
