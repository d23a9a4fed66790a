import { useCallback, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useCompared } from './compare/useCompared';
import { Inspector } from './inspector/Inspector';
import { KeysDialog } from './keys/KeysDialog';
import { useReplayKeys } from './keys/useReplayKeys';
import { StepList } from './list/StepList';
import type { OpenedLog } from './log/openedLog';
import { snapshotAt } from './log/snapshot';
import { useFolding } from './log/useFolding';
import { useMarks } from './log/useMarks';
import { useNotes } from './notes/useNotes';
import { PlayerBar } from './player/PlayerBar';
import { usePlayer } from './player/usePlayer';
import { Stages } from './stage/Stages';
import { Summaries } from './Summaries';
import { useCommands } from './useCommands';

interface WorkspaceProps {
  readonly opened: OpenedLog;
  /** A log to compare it with. */
  readonly second: OpenedLog | undefined;
  readonly isSystemDark: boolean;
  readonly onOpen: () => void;
  readonly onCloseSecond: () => void;
  /** Address of another build to replay the log with. */
  readonly build: string | undefined;
  readonly onCloseBuild: () => void;
}

/** One log under the magnifying glass: player, steps, application, and what each step holds. */
export function Workspace({
  opened,
  second,
  isSystemDark,
  onOpen,
  onCloseSecond,
  build,
  onCloseBuild,
}: WorkspaceProps) {
  const { t } = useTranslation('replay');
  const { log, rows, replay } = opened;
  const id = useId();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areKeysOn, setKeysOn] = useState(true);
  const [isFilled, setFilled] = useState(false);
  const folding = useFolding(replay);
  const [player, sendEvent] = usePlayer(log.steps);
  // What is not folded yet cannot be shown; the player waits for it.
  const step = Math.min(player.step, folding.folded);
  const snapshot = useMemo(() => snapshotAt(opened, step), [opened, step]);
  const jump = useCallback(
    (to: number) => {
      sendEvent({ kind: 'jumped', to });
    },
    [sendEvent],
  );
  const { compared, ...comparison } = useCompared(opened, second, build, step, jump);
  const notes = useNotes(opened, () => {
    sendEvent({ kind: 'paused' });
  });
  const marks = useMarks(opened, folding.findings, comparison.comparing, notes);
  const { run, notice } = useCommands({
    step,
    speed: player.speed,
    length: rows.length,
    marks,
    sendEvent,
    onOpen,
    onFill: () => {
      setFilled(!isFilled);
    },
    onLeave: () => {
      // What comes next may move the focus to a field that cannot take it before.
      flushSync(() => {
        setFilled(false);
      });
    },
    onHelp: () => {
      setHelpOpen(true);
    },
    focusJump: () => document.getElementById(`${id}-jump`)?.focus(),
    focusFilter: () => document.getElementById(`${id}-filter`)?.focus(),
  });
  useReplayKeys(areKeysOn, run);
  const noticeText = notice === undefined ? undefined : t(notice);
  return (
    <div className="replay-workspace">
      <Summaries
        opened={opened}
        folding={folding}
        second={second}
        build={build}
        comparison={comparison}
        onJump={jump}
        onCloseSecond={onCloseSecond}
        onCloseBuild={onCloseBuild}
      />
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
        {isFilled ? null : noticeText}
      </p>
      <Stages
        opened={opened}
        snapshot={snapshot}
        compared={compared}
        secondWidth={second?.log.header?.viewport.width}
        isSystemDark={isSystemDark}
        isFilled={isFilled}
        notice={noticeText}
        onFill={() => {
          setFilled(!isFilled);
        }}
      />
      <StepList
        rows={rows}
        steps={log.steps}
        marks={marks}
        step={step}
        onJump={jump}
        searchId={`${id}-filter`}
      />
      <Inspector
        opened={opened}
        second={compared}
        findings={folding.findings}
        snapshot={snapshot}
        marks={marks.at(step)}
        notes={notes}
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
