import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './sessionEnd';

interface Learned {
  /** The session's end by the server's clock, an instant; undefined where the server did not say. */
  readonly endsAt: string | undefined;
  readonly clientNow: number;
  readonly serverNow: number | undefined;
}

/** The end of an unused session in milliseconds of this machine's clock, measured by the server's. */
function endByThisClock({ endsAt, clientNow, serverNow }: Learned): number | null {
  const end = endsAt === undefined ? Number.NaN : Date.parse(endsAt);
  return Number.isNaN(end) ? null : clientNow + (end - (serverNow ?? clientNow));
}

/** When the session ends if nobody uses it until then; null where it is not known. Kept beside the session, never stored. */
const slice = createSlice({
  name: 'sessionLimit',
  initialState: null as number | null,
  reducers: {
    sessionLimitLearned: {
      prepare: (learned: Learned) => ({ payload: endByThisClock(learned) }),
      reducer: (_, { payload }: PayloadAction<number | null>) => payload,
    },
    /** Another tab used the session, or its list of sessions says when it ends; milliseconds of this machine's clock. */
    sessionLimitShared: (_, { payload }: PayloadAction<number>) => payload,
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => null),
  selectors: { selectSessionLimit: (state) => state },
});

export const { sessionLimitLearned, sessionLimitShared } = slice.actions;
export const { selectSessionLimit } = slice.selectors;
export const sessionLimitReducer = slice.reducer;
