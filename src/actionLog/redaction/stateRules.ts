import { ENDPOINTS } from '../../../contract/api';
import { sessionSchema } from '../../../contract/entities/session';
import { claimViewers } from '../../../contract/hub';
import { alertRaised } from '../../state/alerts';
import { impersonationStarted } from '../../state/impersonation';
import { viewersChanged } from '../../state/live';
import { navigated } from '../../state/navigation';
import { actionEnded, queueSeen } from '../../state/outcomes';
import { controlsChanged, dialogOpened, pressed, workFound, workKept } from '../../state/screen';
import { sessionRestored, sessionStarted, tokenRefreshed } from '../../state/session';
import { each, fields, marked, ruleOf, ruleOfForm, several, type Rule } from './rule';

const session = ruleOf(sessionSchema);
const viewers = ruleOf(claimViewers);
const alert = fields({ message: marked('sentence') });
const dialog = fields({ title: marked('sentence') });
const controls = each(fields({ said: marked('said') }));
const work = marked('typed');
const ended = fields({ outcome: fields({ sentence: marked('sentence') }) });
// What the queue was searched for stands in its address.
// The ids of importers are their numbers.
const seenQueue = fields({ queue: marked('sentence'), ids: each(marked('sentence')) });

/**
 * What is marked in each slice of the state, `undefined` where nothing can be. The caches stand under `api` and go by their
 * endpoints' schemas. A new slice must be named here; a test asks for it.
 */
export const SLICE_RULES: Readonly<Record<string, Rule | undefined>> = {
  session,
  sessionLimit: undefined,
  impersonation: undefined,
  alerts: each(alert),
  spinner: undefined,
  transfers: undefined,
  live: fields({ viewers }),
  preferences: undefined,
  boardZone: undefined,
  outcomes: fields({ ended, seenQueue }),
  screen: fields({ dialogs: each(dialog), controls, work: each(work) }),
  api: undefined,
};

/** What is marked in the payload of an action of a slice, by the action's type. */
export const PAYLOAD_RULES: ReadonlyMap<string, Rule | undefined> = new Map([
  [sessionStarted.type, session],
  [sessionRestored.type, session],
  [tokenRefreshed.type, session],
  [impersonationStarted.type, fields({ target: session })],
  [alertRaised.type, alert],
  [viewersChanged.type, viewers],
  [actionEnded.type, ended],
  [queueSeen.type, seenQueue],
  [dialogOpened.type, dialog],
  [controlsChanged.type, controls],
  [pressed.type, fields({ name: marked('said') })],
  [workFound.type, fields({ work })],
  [workKept.type, fields({ work })],
  // What was searched for stands in the address, too.
  [
    navigated.type,
    fields({
      query: fields({
        q: marked('personal'),
        queue: marked('sentence'),
        importer: marked('sentence'),
        payment_intent_client_secret: marked('secret'),
      }),
    }),
  ],
]);

/** Why a call failed: sentences of the server, and whatever an unexpected error says. */
export const FAILURE_RULE = fields({
  message: marked('sentence'),
  text: marked('sentence'),
  errors: each(fields({ details: marked('sentence') })),
});

const NAMED = fields({ name: marked('personal') });

const byEndpoint = new Map<string, { readonly args: Rule | undefined; readonly data: Rule | undefined }>();

/** What is marked in a call of an endpoint: in its arguments and in its answer. */
export function rulesOfEndpoint(name: string): {
  readonly args: Rule | undefined;
  readonly data: Rule | undefined;
} {
  const known = byEndpoint.get(name);
  if (known !== undefined) return known;
  const endpoint = ENDPOINTS.get(name);
  const answer = endpoint?.answer.kind === 'file' ? NAMED : ruleOf(endpoint?.answer.data);
  const rules = {
    args: fields({
      params: ruleOf(endpoint?.params),
      query: ruleOf(endpoint?.query),
      body: ruleOfForm(endpoint?.body),
      // Names of files are people's.
      file: NAMED,
      saveAs: marked('personal'),
    }),
    // Sign-in leaves its outcome in the cache instead of the answer, a sentence among it.
    data: name === 'login' || name === 'verifyMfaCode' ? several([answer, FAILURE_RULE]) : answer,
  };
  byEndpoint.set(name, rules);
  return rules;
}
