import { useGetAnnualRunQuery } from '../../../api/refunds/annualRuns';

/** How often a run is asked for while the server works on it. */
const WORKING_MS = 2_500;

/** Milliseconds between two looks at a run; 0 once it is calculated and its letters are written. */
export function useRunPolling(id: string): number {
  const { isWorking } = useGetAnnualRunQuery(
    { params: { id } },
    {
      selectFromResult: ({ data }) => ({
        isWorking: data?.status === 'Running' || data?.letters.some(({ letter }) => letter === 'pending'),
      }),
    },
  );
  return isWorking === true ? WORKING_MS : 0;
}
