import type { ConsoleLine, HeaderLine, LoggedAction } from './logFormat';
import type { LogProblem } from './logProblem';

/** One action to be folded. What a foreign file does not know is absent. */
export interface ActionStep {
  readonly kind: 'action';
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at?: number;
  /** Milliseconds since the page began. */
  readonly mono?: number;
  /** `seq` of the action this one follows from. */
  readonly cause?: number;
  readonly isSettled: boolean;
  readonly drift: readonly string[];
  readonly action: LoggedAction;
  readonly hash?: string;
  readonly slices?: Readonly<Record<string, string>>;
}

/** The page was loaded again: the state is replaced by `state`. */
export interface RestartStep {
  readonly kind: 'restart';
  readonly seq: number;
  readonly at: number;
  readonly build: string;
  readonly path: string;
  readonly state: unknown;
  /** Of `state`, as it was recorded. */
  readonly hash?: string;
}

export type LogStep = ActionStep | RestartStep;

/** A recorded state, whole, as it was after so many steps. */
export interface Checkpoint {
  readonly afterSteps: number;
  readonly state: unknown;
}

/** What the console said, and how many steps had been taken by then. */
export type LoggedConsole = Pick<ConsoleLine, 'at' | 'level' | 'text'> & { readonly afterSteps: number };

export interface LoggedNote {
  readonly text: string;
  /** Of the step it is about; 0 for the beginning. */
  readonly afterSteps: number;
}

/** A log as it is replayed, whatever file it came from. */
export interface ActionLog {
  readonly source: 'recorder' | 'list' | 'devtools';
  /** Null where the file tells nothing of its recording. */
  readonly header: Omit<HeaderLine, 'state'> | null;
  /** The state before the first step; undefined means the application's own beginning. */
  readonly start: unknown;
  readonly steps: readonly LogStep[];
  readonly checkpoints: readonly Checkpoint[];
  readonly console: readonly LoggedConsole[];
  /** What somebody noted on steps; only a recorded log can hold notes. */
  readonly notes?: readonly LoggedNote[];
  /** What was left out or is doubtful. */
  readonly problems: readonly LogProblem[];
}

export type ReadLog =
  { readonly ok: true; readonly log: ActionLog } | { readonly ok: false; readonly problem: LogProblem };
