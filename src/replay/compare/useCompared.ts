import type { OpenedLog } from '../log/openedLog';
import { useOtherBuild } from '../otherBuild/useOtherBuild';
import type { SecondLog } from './ComparePanel';
import { useComparison } from './useComparison';
import { useSecondStep } from './useSecondStep';

/** What the log is compared with, a second log or another build, at the step beside the one on show. */
export function useCompared(
  opened: OpenedLog,
  second: OpenedLog | undefined,
  build: string | undefined,
  step: number,
  jump: (step: number) => void,
) {
  const comparing = useComparison(opened, second);
  const beside = useSecondStep(second, comparing, step, jump);
  const other = useOtherBuild(opened, build, step);
  const compared: SecondLog | undefined =
    build !== undefined && other.snapshot !== undefined
      ? { fileName: build, snapshot: other.snapshot, isSameLog: true }
      : second === undefined || beside.snapshot === undefined
        ? undefined
        : { fileName: second.fileName, snapshot: beside.snapshot };
  return { compared, comparing, showBeside: beside.show, comparingBuilds: other.comparing };
}
