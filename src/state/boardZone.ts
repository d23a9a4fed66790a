import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The board's time zone, an IANA name, as the server's answers tell it; null before the first of them. It outlives a session: the
 * board is the same for everybody.
 */
const slice = createSlice({
  name: 'boardZone',
  initialState: null as string | null,
  reducers: {
    boardZoneLearned: (_, { payload }: PayloadAction<string>) => payload,
  },
  selectors: { selectBoardZone: (state) => state },
});

export const { boardZoneLearned } = slice.actions;
export const { selectBoardZone } = slice.selectors;
export const boardZoneReducer = slice.reducer;
