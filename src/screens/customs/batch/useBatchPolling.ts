import { useGetCustomsBatchQuery } from '../../../api/customs/files';
import { stageOf } from '../batchStage';

/** How often a file under way is asked for, beside the live messages about it: they may be off. */
const WORKING_MS = 2_500;

/** Milliseconds between two looks at a file; 0 once the server is done with it. */
export function useBatchPolling(id: string): number {
  const { status } = useGetCustomsBatchQuery(
    { params: { id } },
    { selectFromResult: ({ data }) => ({ status: data?.status }) },
  );
  return status !== undefined && stageOf(status) === 'working' ? WORKING_MS : 0;
}
