import type { DevToolsEnhancerOptions, Middleware } from '@reduxjs/toolkit';
import { createLogStorage, isRecordingRequested } from '../browser/logStorage';
import type { AppConfig } from '../browser/readConfig';
import type { ApiExtra } from '../api/base/extra';
import type { TabRecording } from './tabRecording';
import type { TimeTravel } from './timeTravel';

/** Whatever looks on at the store and changes nothing. */
export interface Observers {
  readonly devTools: DevToolsEnhancerOptions | false;
  readonly first: readonly Middleware[];
  readonly last: readonly Middleware[];
  readonly recording: TabRecording | undefined;
  /** The dependencies of the application as the observers watch them, or as they were. */
  readonly dependencies: (extra: ApiExtra) => ApiExtra;
  /** Undefined where DevTools are off. */
  readonly travel: TimeTravel | undefined;
}

/**
 * Opens the recorder, DevTools and the watch over the invariants, each only where it is wanted: their code is loaded then and
 * not before.
 */
export async function openObservers(config: AppConfig, language: string): Promise<Observers> {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const stored = createLogStorage(() => sessionStorage);
  const [recording, tools, watch] = await Promise.all([
    config.record || isRecordingRequested(stored)
      ? import(/* webpackChunkName: "recorder" */ './tabRecording').then(({ openTabRecording }) =>
          openTabRecording(language, stored),
        )
      : undefined,
    config.devTools || isDevelopment
      ? import(/* webpackChunkName: "devTools" */ './openDevTools').then(({ openDevTools }) =>
          openDevTools(isDevelopment),
        )
      : undefined,
    isDevelopment ? import('../actionLog/watchInvariants') : undefined,
  ]);
  return {
    devTools: tools?.options ?? false,
    travel: tools?.travel,
    recording,
    dependencies: (extra) => {
      const watched = recording?.withWork(extra) ?? extra;
      return tools?.travel.dependencies(watched) ?? watched;
    },
    first: [
      ...(recording === undefined
        ? []
        : [recording.first, recording.watch(() => tools?.travel.isTravelling() === true)]),
      ...(watch === undefined ? [] : [watch.watchInvariants(console.error)]),
    ],
    last: recording === undefined ? [] : [recording.last],
  };
}
