import { useState } from 'react';
import type { Command } from './keys/command';
import { nextOf, type Marks } from './log/marks';
import { speedBeside, type PlayerEvent, type Speed } from './player/playerState';

interface CommandDependencies {
  readonly step: number;
  readonly speed: Speed;
  readonly length: number;
  readonly marks: Marks;
  readonly sendEvent: (event: PlayerEvent) => void;
  readonly onOpen: () => void;
  readonly onHelp: () => void;
  /** The stage fills the window, or no longer. */
  readonly onFill: () => void;
  readonly onLeave: () => void;
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
export function useCommands(dependencies: CommandDependencies): Commands {
  const [notice, setNotice] = useState<Notice>();
  const { step, speed, length, marks, sendEvent } = dependencies;

  function seek(steps: readonly number[], isBack: boolean, none: Notice): void {
    const to = nextOf(steps, step, isBack);
    setNotice(to === undefined ? none : undefined);
    if (to !== undefined) sendEvent({ kind: 'stepped', by: to - step });
  }

  /** What can be reached only outside of the filled window. */
  const outside = (action: () => void) => (): void => {
    dependencies.onLeave();
    action();
  };

  const actions: Record<Command, () => void> = {
    play: () => {
      sendEvent({ kind: 'play-pressed' });
    },
    back: () => {
      sendEvent({ kind: 'stepped', by: -1 });
    },
    forward: () => {
      sendEvent({ kind: 'stepped', by: 1 });
    },
    'back-ten': () => {
      sendEvent({ kind: 'stepped', by: -10 });
    },
    'forward-ten': () => {
      sendEvent({ kind: 'stepped', by: 10 });
    },
    first: () => {
      sendEvent({ kind: 'jumped', to: 0 });
    },
    last: () => {
      sendEvent({ kind: 'jumped', to: length });
    },
    jump: outside(dependencies.focusJump),
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
      sendEvent({ kind: 'speed-chosen', speed: speedBeside(speed, false) });
    },
    faster: () => {
      sendEvent({ kind: 'speed-chosen', speed: speedBeside(speed, true) });
    },
    idle: () => {
      sendEvent({ kind: 'idle-pressed' });
    },
    filter: outside(dependencies.focusFilter),
    open: outside(dependencies.onOpen),
    help: dependencies.onHelp,
    fill: dependencies.onFill,
    leave: dependencies.onLeave,
  };
  return {
    notice,
    run: (command) => {
      actions[command]();
    },
  };
}
