import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';

/** Ids of the requests under way, of whatever endpoint, by the toolkit's generic matchers. */
const slice = createSlice({
  name: 'spinner',
  initialState: [] as string[],
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isPending(), (state, { meta }) => [...state, meta.requestId])
      .addMatcher(isFulfilled(), (state, { meta }) => state.filter((id) => id !== meta.requestId))
      .addMatcher(isRejected(), (state, { meta }) => state.filter((id) => id !== meta.requestId));
  },
  selectors: { selectIsBusy: (state) => state.length > 0 },
});

export const { selectIsBusy } = slice.selectors;
export const spinnerReducer = slice.reducer;
