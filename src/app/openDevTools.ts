import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { devToolsOptions } from '../actionLog/devTools';
import { createTimeTravel, type TimeTravel } from './timeTravel';

/** What DevTools are shown, and what keeps their time travel from doing anything. */
export const openDevTools = (
  isDevelopment: boolean,
): { readonly options: DevToolsEnhancerOptions; readonly travel: TimeTravel } => ({
  options: devToolsOptions(crypto.randomUUID(), isDevelopment),
  travel: createTimeTravel(),
});
