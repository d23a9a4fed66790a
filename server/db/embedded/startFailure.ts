/** Why the embedded database did not start, with a sentence for the person who started it. */
export interface StartFailure {
  readonly kind:
    | 'folder-in-use'
    | 'programs-missing'
    | 'no-account'
    | 'foreign-folder'
    | 'other-version'
    | 'made-no-cluster'
    | 'did-not-start'
    | 'database-unreachable';
  /** What happened, why, and what to do. */
  readonly sentence: string;
}
