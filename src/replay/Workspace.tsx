import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  readonly isSystemDark: boolean;
  readonly onOpen: () => void;
}

/** Where the log does not tell how wide the window was. */
const USUAL_WIDTH = 1280;

/** One log under the magnifying glass: player, steps, application, and what each step holds. */
export function Workspace({ opened, isSystemDark, onOpen }: WorkspaceProps) {
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
      <LogSummary opened={opened} folding={folding} onJump={jump} />
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
      <Stage
        snapshot={snapshot}
        recordedWidth={log.header?.viewport.width ?? USUAL_WIDTH}
        isSystemDark={isSystemDark}
      />
      <StepList rows={rows} marks={marks} step={step} onJump={jump} searchId={`${id}-filter`} />
      <Inspector
        opened={opened}
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
