import type { Middleware } from '@reduxjs/toolkit';
import { breaches } from './invariants';

/**
 * Checks the invariants whenever a dispatch and all that followed from it are done, and reports each violation once, naming the
 * action. It must be the first middleware.
 * @param report gets a sentence
 */
export function watchInvariants(report: (sentence: string) => void): Middleware {
  let depth = 0;
  let broken: ReadonlySet<string> = new Set();
  return (store) => (next) => (action) => {
    depth += 1;
    try {
      return next(action);
    } finally {
      depth -= 1;
      if (depth === 0) {
        const found = breaches(store.getState());
        for (const { rule, found: what } of found)
          if (!broken.has(rule)) report(`After ${nameOf(action)} it does not hold that ${rule}: ${what}.`);
        broken = new Set(found.map(({ rule }) => rule));
      }
    }
  };
}

const nameOf = (action: unknown): string =>
  typeof action === 'object' && action !== null && 'type' in action && typeof action.type === 'string'
    ? action.type
    : 'a thunk';
