import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { navigated } from './navigation';
import { sessionEnded } from './sessionEnd';

/** Pages of records on which actions are done, by the kind of record. */
const PAGES = { claim: '/refunds/details', exemption: '/exemptions/details' } as const;
export type RecordKind = keyof typeof PAGES;

/** How an action on a record ended. */
export type Outcome<A extends string = string> =
  | { readonly kind: 'done'; readonly action: A }
  /** Somebody was faster: the server's sentence says who did what and when (H03, H23). */
  | { readonly kind: 'stale'; readonly sentence: string };

interface Ended {
  readonly record: RecordKind;
  readonly id: string;
  readonly outcome: Outcome;
}

/** Pages of records that can be gone through in the order of the list they were opened from. */
export const QUEUE_PAGES = {
  claim: PAGES.claim,
  exemption: PAGES.exemption,
  company: '/admin/company/details',
  importer: '/admin/customs',
  report: '/assessments/details',
} as const;
export type QueuePage = (typeof QUEUE_PAGES)[keyof typeof QUEUE_PAGES];

/** The order of a queue as it was when a record was opened from it; records leave the queue as they are decided. */
export interface SeenQueue {
  /** The page of its records. Logs of builds in which only claims had a queue say none. */
  readonly page?: QueuePage;
  /** The queue's address without its path. */
  readonly queue: string;
  /** Those of the list's page, and those after it that were asked for on the way. */
  readonly ids: readonly string[];
  /** How many the list had, and how many of them before its page. Logs of builds in which a queue ended with its page say none. */
  readonly total?: number;
  readonly before?: number;
}

/** A claim that its reader has decided, and the next one of the queue, which took its place. */
interface Decided {
  readonly id: string;
  readonly number: string;
  readonly action: 'approve' | 'signed' | 'reject';
  readonly next: string;
}

export interface Outcomes {
  /** Of the action done last on the record on screen. */
  readonly ended: Ended | null;
  readonly seenQueue: SeenQueue | null;
  /** Told on the next claim's page. */
  readonly decided?: Decided;
}

/** What of the state this file reads. */
export interface OutcomesPart {
  readonly outcomes: Outcomes;
}

const NOTHING: Outcomes = { ended: null, seenQueue: null };

const slice = createSlice({
  name: 'outcomes',
  initialState: NOTHING,
  reducers: {
    actionEnded: ({ seenQueue, decided }, { payload }: PayloadAction<Ended>) => ({
      ended: payload,
      seenQueue,
      ...(decided !== undefined && decided.id === payload.id ? { decided } : {}),
    }),
    claimDecided: (state, { payload }: PayloadAction<Decided>) => ({ ...state, decided: payload }),
    outcomeDismissed: (state) =>
      state.ended === null && state.decided === undefined
        ? state
        : { ended: null, seenQueue: state.seenQueue },
    queueSeen: (state, { payload }: PayloadAction<SeenQueue>) => ({ ...state, seenQueue: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(navigated, ({ ended, seenQueue, decided }, { payload: { pathname, query } }) => ({
        // What was said of a record is over with its page.
        ended: ended !== null && pathname === PAGES[ended.record] && query['id'] === ended.id ? ended : null,
        seenQueue:
          seenQueue !== null &&
          pathname === (seenQueue.page ?? PAGES.claim) &&
          query['queue'] === seenQueue.queue
            ? seenQueue
            : null,
        ...(decided !== undefined && pathname === PAGES.claim && query['id'] === decided.next
          ? { decided }
          : {}),
      }))
      .addCase(sessionEnded, () => NOTHING);
  },
  selectors: { selectOutcomes: (state) => state },
});

export const { actionEnded, claimDecided, outcomeDismissed, queueSeen } = slice.actions;
export const { selectOutcomes } = slice.selectors;
export const outcomesReducer = slice.reducer;
