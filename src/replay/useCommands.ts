import { useState } from 'react';
import type { Command } from './keys/command';
import { nextOf, type Marks } from './log/marks';
import { speedBeside, type PlayerEvent, type Speed } from './player/playerState';

interface CommandEdges {
  readonly step: number;
  readonly speed: Speed;
  readonly length: number;
  readonly marks: Marks;
  readonly tell: (event: PlayerEvent) => void;
  readonly onOpen: () => void;
  readonly onHelp: () => void;
  readonly focusJump: () => void;
  readonly focusFilter: () => void;
}

type Notice = 'player.noDifference' | 'player.noError';

interface Commands {
  readonly run: (command: Command) => void;
  /** What the last command could not do. */
  readonly notice: Notice | undefined;
}

/** Carries out what buttons and keys ask for. */
export function useCommands(edges: CommandEdges): Commands {
  const [notice, setNotice] = useState<Notice>();
  const { step, speed, length, marks, tell } = edges;

  function seek(steps: readonly number[], isBack: boolean, none: Notice): void {
    const to = nextOf(steps, step, isBack);
    setNotice(to === undefined ? none : undefined);
    if (to !== undefined) tell({ kind: 'stepped', by: to - step });
  }

  const deeds: Record<Command, () => void> = {
    play: () => {
      tell({ kind: 'play-pressed' });
    },
    back: () => {
      tell({ kind: 'stepped', by: -1 });
    },
    forward: () => {
      tell({ kind: 'stepped', by: 1 });
    },
    'back-ten': () => {
      tell({ kind: 'stepped', by: -10 });
    },
    'forward-ten': () => {
      tell({ kind: 'stepped', by: 10 });
    },
    first: () => {
      tell({ kind: 'jumped', to: 0 });
    },
    last: () => {
      tell({ kind: 'jumped', to: length });
    },
    jump: edges.focusJump,
    'next-difference': () => {
      seek(marks.differing, false, 'player.noDifference');
    },
    'previous-difference': () => {
      seek(marks.differing, true, 'player.noDifference');
    },
    'next-error': () => {
      seek(marks.failing, false, 'player.noError');
    },
    'previous-error': () => {
      seek(marks.failing, true, 'player.noError');
    },
    slower: () => {
      tell({ kind: 'speed-chosen', speed: speedBeside(speed, false) });
    },
    faster: () => {
      tell({ kind: 'speed-chosen', speed: speedBeside(speed, true) });
    },
    idle: () => {
      tell({ kind: 'idle-pressed' });
    },
    filter: edges.focusFilter,
    open: edges.onOpen,
    help: edges.onHelp,
  };
  return {
    notice,
    run: (command) => {
      deeds[command]();
    },
  };
}
