import type { AppState } from '../../app/reducer';
import type { CallsAt } from '../log/recordedCalls';

/** One moment of a log as the application on the stage is to show it. */
export interface Scene {
  readonly state: AppState;
  /** What was recorded of the calls until then. */
  readonly calls: CallsAt;
  /** Path and query on screen. */
  readonly path: string;
  /** The tab said that it is recorded. */
  readonly isRecorded: boolean;
  /** What the system theme is, for whoever chose to follow it. */
  readonly isSystemDark: boolean;
}

/** What the application on the stage lets be done to it. */
export interface StagePort {
  readonly show: (scene: Scene) => void;
}

declare global {
  interface Window {
    /** Set on the stage's own window, which calls it when the application stands. */
    stageReady?: (port: StagePort) => void;
  }
}
