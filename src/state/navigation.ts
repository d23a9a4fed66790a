import { createAction } from '@reduxjs/toolkit';

/** Where somebody is in the application: the path, and what the query asks, as plain values. */
export interface Address {
  readonly pathname: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Another address is on screen. No slice keeps it: it is dispatched so that logs tell where each action happened. */
export const navigated = createAction<Address>('app/navigated');
