import type { ActionLog } from '../../actionLog/actionLog';
import type { Parting } from '../../actionLog/findings/partings';

/** What the page asks the worker. */
export type Asked =
  | {
      readonly kind: 'compare';
      /** Addresses of the two reducers' scripts. */
      readonly ours: string;
      readonly theirs: string;
      readonly log: Pick<ActionLog, 'start' | 'steps' | 'header'>;
    }
  /** The other build's states around a step. */
  | { readonly kind: 'state'; readonly step: number };

/** What the worker answers. */
export type WorkerAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'compared'; readonly partings: readonly Parting[] }
  | { readonly kind: 'state'; readonly step: number; readonly before: unknown; readonly state: unknown }
  /** A reducer could not be loaded, or failed where no replay does. */
  | { readonly kind: 'failed'; readonly message: string };
