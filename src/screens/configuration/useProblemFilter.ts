import { useSearchParams } from 'react-router-dom';
import { PROBLEM_STATES, type ProblemState } from '../../../domain/problemReport';

const OWNERS = ['me', 'none'] as const;

/** What the list of problems is filtered by, as it is in the address. */
export interface ProblemFilter {
  readonly state: ProblemState | undefined;
  readonly owner: (typeof OWNERS)[number] | undefined;
  readonly build: string | undefined;
}

/** The filter, and how to set one of its parts; an empty text clears it. */
export function useProblemFilter(): readonly [
  ProblemFilter,
  (part: keyof ProblemFilter, value: string) => void,
] {
  const [search, setSearch] = useSearchParams();
  return [
    {
      state: PROBLEM_STATES.find((each) => each === search.get('state')),
      owner: OWNERS.find((each) => each === search.get('owner')),
      build: search.get('build') ?? undefined,
    },
    (part, value) => {
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(part);
        else after.set(part, value);
        return after;
      });
    },
  ];
}
