import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonSummary } from './compare/ComparisonSummary';
import { useComparison } from './compare/useComparison';
import { useSecondStep } from './compare/useSecondStep';
import { Inspector } from './inspector/Inspector';
import { KeysDialog } from './keys/KeysDialog';
import { useReplayKeys } from './keys/useReplayKeys';
import { StepList } from './list/StepList';
import { marksOf, recordedMarks } from './log/marks';
import { snapshotAt } from './log/snapshot';
import type { OpenedLog } from './log/openedLog';
import { useFolding } from './log/useFolding';
import { LogSummary } from './LogSummary';
import { PlayerBar } from './player/PlayerBar';
import { usePlayer } from './player/usePlayer';
import { Stage } from './stage/Stage';
import { useCommands } from './useCommands';

interface WorkspaceProps {
  readonly opened: OpenedLog;
  /** A log to compare it with. */
  readonly second: OpenedLog | undefined;
  readonly isSystemDark: boolean;
  readonly onOpen: () => void;
  readonly onCloseSecond: () => void;
}

/** Where the log does not tell how wide the window was. */
const USUAL_WIDTH = 1280;

/** One log under the magnifying glass: player, steps, application, and what each step holds. */
export function Workspace({ opened, second, isSystemDark, onOpen, onCloseSecond }: WorkspaceProps) {
  const { t } = useTranslation('replay');
  const { log, rows, replay } = opened;
  const id = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areKeysOn, setKeysOn] = useState(true);
  const folding = useFolding(replay);
  const [player, sendEvent] = usePlayer(log.steps);
  // What is not folded yet cannot be shown; the player waits for it.
  const step = Math.min(player.step, folding.folded);
  const recorded = useMemo(() => recordedMarks(log, rows), [log, rows]);
  const marks = useMemo(() => marksOf(recorded, folding.findings), [recorded, folding.findings]);
  const snapshot = useMemo(() => snapshotAt(opened, step), [opened, step]);
  const jump = useCallback(
    (to: number) => {
      sendEvent({ kind: 'jumped', to });
    },
    [sendEvent],
  );
  const comparing = useComparison(opened, second);
  const beside = useSecondStep(second, comparing, step, jump);
  const compared =
    second === undefined || beside.snapshot === undefined
      ? undefined
      : { fileName: second.fileName, snapshot: beside.snapshot };
  const { run, notice } = useCommands({
    step,
    speed: player.speed,
    length: rows.length,
    marks,
    sendEvent,
    onOpen,
    onHelp: () => {
      setHelpOpen(true);
    },
    focusJump: () => document.getElementById(`${id}-jump`)?.focus(),
    focusFilter: () => document.getElementById(`${id}-filter`)?.focus(),
  });
  useReplayKeys(areKeysOn, run);
  return (
    <div className="replay-workspace">
      <div className="replay-summaries">
        <LogSummary opened={opened} folding={folding} onJump={jump} />
        {second === undefined ? null : (
          <ComparisonSummary
            first={opened.fileName}
            second={second.fileName}
            comparing={comparing}
            onShow={beside.show}
            onClose={onCloseSecond}
          />
        )}
      </div>
      <PlayerBar
        player={player}
        step={step}
        rows={rows}
        marks={marks}
        sendEvent={sendEvent}
        onJump={jump}
        run={run}
        jumpId={`${id}-jump`}
      />
      <p className="replay-notice" role="status">
        {notice === undefined ? null : t(notice)}
      </p>
      <div className="replay-stages">
        <Stage
          snapshot={snapshot}
          recordedWidth={log.header?.viewport.width ?? USUAL_WIDTH}
          isSystemDark={isSystemDark}
          title={compared === undefined ? undefined : t('compare.column', { name: opened.fileName, step })}
        />
        {compared === undefined ? null : (
          <Stage
            snapshot={compared.snapshot}
            recordedWidth={second?.log.header?.viewport.width ?? USUAL_WIDTH}
            isSystemDark={isSystemDark}
            title={t('compare.column', { name: compared.fileName, step: compared.snapshot.step })}
          />
        )}
      </div>
      <StepList rows={rows} marks={marks} step={step} onJump={jump} searchId={`${id}-filter`} />
      <Inspector
        opened={opened}
        second={compared}
        findings={folding.findings}
        snapshot={snapshot}
        marks={marks.at(step)}
        console={log.console}
        onJump={jump}
      />
      {isHelpOpen ? (
        <KeysDialog
          areOn={areKeysOn}
          onSwitch={setKeysOn}
          onClose={() => {
            setHelpOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
