import { ComparisonSummary } from './compare/ComparisonSummary';
import type { useCompared } from './compare/useCompared';
import type { OpenedLog } from './log/openedLog';
import type { Folding } from './log/useFolding';
import { LogSummary } from './LogSummary';
import { BuildSummary } from './otherBuild/BuildSummary';

interface SummariesProps {
  readonly opened: OpenedLog;
  readonly folding: Folding;
  readonly second: OpenedLog | undefined;
  readonly build: string | undefined;
  readonly comparison: Omit<ReturnType<typeof useCompared>, 'compared'>;
  readonly onJump: (step: number) => void;
  readonly onCloseSecond: () => void;
  readonly onCloseBuild: () => void;
}

/** What the log is, and what comparing it has found. */
export function Summaries({
  opened,
  folding,
  second,
  build,
  comparison: { comparing, showBeside, comparingBuilds },
  onJump,
  onCloseSecond,
  onCloseBuild,
}: SummariesProps) {
  return (
    <div className="replay-summaries">
      <LogSummary opened={opened} folding={folding} onJump={onJump} />
      {second === undefined ? null : (
        <ComparisonSummary
          first={opened.fileName}
          second={second.fileName}
          comparing={comparing}
          onShow={showBeside}
          onClose={onCloseSecond}
        />
      )}
      {build === undefined ? null : (
        <BuildSummary
          address={build}
          opened={opened}
          comparing={comparingBuilds}
          onJump={onJump}
          onClose={onCloseBuild}
        />
      )}
    </div>
  );
}
