import { createSlice, isFulfilled, isRejected, type PayloadAction } from '@reduxjs/toolkit';

interface Progress {
  /** Names the file, as the call's arguments do. */
  readonly handle: string;
  readonly endpoint: string;
  /** Percent of the file that has left; at 100 the server is checking it. */
  readonly percent: number;
}

/** How much has left of each file that is being sent, in percent by the file's handle. */
type Transfers = Readonly<Record<string, number>>;

const NONE: Transfers = {};

const slice = createSlice({
  name: 'transfers',
  initialState: NONE,
  reducers: {
    transferProgressed: (state, { payload }: PayloadAction<Progress>) => ({
      ...state,
      [payload.handle]: payload.percent,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(isFulfilled(), (state, { meta }) => without(state, handleIn(meta.arg)))
      .addMatcher(isRejected(), (state, { meta }) => without(state, handleIn(meta.arg)));
  },
  selectors: { selectTransfers: (state) => state },
});

function without(state: Transfers, handle: string | undefined): Transfers {
  if (handle === undefined || !Object.hasOwn(state, handle)) return state;
  return Object.fromEntries(Object.entries(state).filter(([name]) => name !== handle));
}

/** The handle of the file a call sends. Looked at by hand: every answer is asked. */
function handleIn(arg: unknown): string | undefined {
  if (typeof arg !== 'object' || arg === null || !('originalArgs' in arg)) return undefined;
  const { originalArgs } = arg;
  if (typeof originalArgs !== 'object' || originalArgs === null || !('file' in originalArgs))
    return undefined;
  const { file } = originalArgs;
  if (typeof file !== 'object' || file === null || !('handle' in file)) return undefined;
  return typeof file.handle === 'string' ? file.handle : undefined;
}

export const { transferProgressed } = slice.actions;
export const { selectTransfers } = slice.selectors;
export const transfersReducer = slice.reducer;
