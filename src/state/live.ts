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
  /** Who has the claim on screen open, as the hub told last; missing before it has told. */
  readonly viewers?: ClaimViewers;
}

/** A claim came on screen, so that others who have it open see who looks at it. */
export const claimOpened = createAction<{ readonly claimId: string }>('live/claimOpened');
export const claimLeft = createAction('live/claimLeft');

const NOBODY: ClaimViewers['people'] = [];

const initialState: LiveSlice = { state: 'idle', reason: 'signed-out', since: 0, progress: {} };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    /** The connection changed; an unchanged state keeps its beginning. */
    liveChanged: (state, { payload }: PayloadAction<LiveStatus>) => ({
      ...state,
      ...payload,
      since: state.state === payload.state ? state.since : payload.since,
    }),
    batchProgressed: (state, { payload }: PayloadAction<BatchProgress>) => ({
      ...state,
      progress: { ...state.progress, [payload.batchId]: payload },
    }),
    viewersChanged: (state, { payload }: PayloadAction<ClaimViewers>) => ({ ...state, viewers: payload }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: {
    selectLive: (state): LiveStatus => state,
    selectBatchProgress: (state, batchId: string) => state.progress[batchId],
    selectViewers: (state, claimId: string): ClaimViewers['people'] =>
      state.viewers?.claimId === claimId ? state.viewers.people : NOBODY,
    /** While the connection is down, screens ask again by themselves. */
    selectMustPoll: (state) => state.state === 'off' || state.state === 'reconnecting',
  },
});

export const { liveChanged, batchProgressed, viewersChanged } = slice.actions;
export const { selectLive, selectBatchProgress, selectViewers, selectMustPoll } = slice.selectors;
export const liveReducer = slice.reducer;
