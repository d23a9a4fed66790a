import type { DevToolsEnhancerOptions, Middleware } from '@reduxjs/toolkit';
import { createLogStorage, isRecordingRequested } from '../browser/logStorage';
import type { AppConfig } from '../browser/readConfig';
import type { TabRecording } from './tabRecording';

/** Whatever looks on at the store and changes nothing. */
export interface Observers {
  readonly devTools: DevToolsEnhancerOptions | false;
  readonly first: readonly Middleware[];
  readonly last: readonly Middleware[];
  readonly recording: TabRecording | undefined;
}

/**
 * Opens the recorder, DevTools and the watch over the invariants, each only where it is wanted: their code is loaded then and
 * not before.
 */
export async function openObservers(config: AppConfig, language: string): Promise<Observers> {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const stored = createLogStorage(() => sessionStorage);
  const [recording, devTools, watch] = await Promise.all([
    config.record || isRecordingRequested(stored)
      ? import(/* webpackChunkName: "recorder" */ './tabRecording').then(({ openTabRecording }) =>
          openTabRecording(language, stored),
        )
      : undefined,
    config.devTools || isDevelopment
      ? import(/* webpackChunkName: "devTools" */ '../actionLog/devTools').then(({ devToolsOptions }) =>
          devToolsOptions(crypto.randomUUID(), isDevelopment),
        )
      : (false as const),
    isDevelopment ? import('../actionLog/watchInvariants') : undefined,
  ]);
  return {
    devTools,
    recording,
    first: [
      ...(recording === undefined ? [] : [recording.first]),
      ...(watch === undefined ? [] : [watch.watchInvariants(console.error)]),
    ],
    last: recording === undefined ? [] : [recording.last],
  };
}
