import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimViewers } from '../../contract/hub';
import { sessionEnded } from './sessionEnd';

/** The live connection as the header shows it. `idle` is for people who have none: company users and visitors. */
export type LiveState = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'off';

export type LiveReason =
  'started' | 'lost' | 'unreachable' | 'offline' | 'flapping' | 'sent-away' | 'signed-out';

export interface LiveStatus {
  readonly state: LiveState;
  readonly reason: LiveReason;
  /** Since when, milliseconds since 1970. */
  readonly since: number;
}

/** How far the checking or posting of a Customs file is. */
export interface BatchProgress {
  readonly batchId: string;
  readonly percent: number;
  readonly status: string;
}

interface LiveSlice extends LiveStatus {
  /** By batch; told quietly over the hub. */
  readonly progress: Readonly<Record<string, BatchProgress>>;
  /** Who has the claim on screen open, as the hub told last; missing before it has told, and while it cannot tell. */
  readonly viewers?: ClaimViewers;
}

/** Some of the people who have a claim open, and how many more there are. */
export type Viewers = Omit<ClaimViewers, 'claimId'>;

/** A claim came on screen, so that others who have it open see who looks at it. */
export const claimOpened = createAction<{ readonly claimId: string }>('live/claimOpened');
export const claimLeft = createAction('live/claimLeft');

const NOBODY: Viewers = { people: [], more: 0 };

const initialState: LiveSlice = { state: 'idle', reason: 'signed-out', since: 0, progress: {} };

const withoutViewers = ({ state, reason, since, progress }: LiveSlice): LiveSlice => ({
  state,
  reason,
  since,
  progress,
});

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** The connection changed; an unchanged state keeps its beginning. While it is down, nobody tells who leaves a claim. */
    liveChanged: (state, { payload }: PayloadAction<LiveStatus>) => ({
      ...(payload.state === 'live' ? state : withoutViewers(state)),
      ...payload,
      since: state.state === payload.state ? state.since : payload.since,
    }),
    batchProgressed: (state, { payload }: PayloadAction<BatchProgress>) => ({
      ...state,
      progress: { ...state.progress, [payload.batchId]: payload },
    }),
    viewersChanged: (state, { payload }: PayloadAction<ClaimViewers>) => ({ ...state, viewers: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(claimOpened, withoutViewers)
      .addCase(claimLeft, withoutViewers),
  selectors: {
    selectLive: (state): LiveStatus => state,
    selectBatchProgress: (state, batchId: string) => state.progress[batchId],
    selectViewers: (state, claimId: string): Viewers =>
      state.viewers?.claimId === claimId ? state.viewers : NOBODY,
    /** While the connection is down, screens ask again by themselves. */
    selectMustPoll: (state) => state.state === 'off' || state.state === 'reconnecting',
  },
});

export const { liveChanged, batchProgressed, viewersChanged } = slice.actions;
export const { selectLive, selectBatchProgress, selectViewers, selectMustPoll } = slice.selectors;
export const liveReducer = slice.reducer;
