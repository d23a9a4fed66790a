import keyboard from 'bootstrap-icons/icons/keyboard.svg';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { Icon } from '../../components/Icon';
import type { Command } from '../keys/command';
import type { Marks } from '../log/marks';
import type { Row } from '../log/row';
import { JumpField } from './JumpField';
import { SPEEDS, type PlayerEvent, type PlayerState } from './playerState';
import { StepSlider } from './StepSlider';
import { Transport } from './Transport';

interface PlayerBarProps {
  readonly player: PlayerState;
  /** The step on show: the player waits for what is still being folded. */
  readonly step: number;
  readonly rows: readonly Row[];
  readonly marks: Marks;
  readonly sendEvent: (event: PlayerEvent) => void;
  readonly onJump: (step: number) => void;
  readonly run: (command: Command) => void;
  readonly jumpId: string;
}

/** Everything that moves through the log, on one bar. */
export function PlayerBar({ player, step, rows, marks, sendEvent, onJump, run, jumpId }: PlayerBarProps) {
  const { t } = useTranslation('replay');
  const length = rows.length;
  return (
    <div className="replay-player surface">
      <div className="replay-player-row">
        <Transport isPlaying={player.isPlaying} run={run} />
        <StepSlider rows={rows} marks={marks} step={step} onJump={onJump} />
        <p className="replay-position">
          {step === 0 ? t('player.atBeginning', { length }) : t('player.at', { step, length })}
        </p>
      </div>
      <div className="replay-player-row">
        <label className="replay-speed">
          {t('player.speed')}
          <Input
            type="select"
            bsSize="sm"
            value={player.speed}
            onChange={({ target }) => {
              const speed = SPEEDS.find((each) => String(each) === target.value);
              if (speed !== undefined) sendEvent({ kind: 'speed-chosen', speed });
            }}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t('player.speedOf', { speed })}
              </option>
            ))}
          </Input>
        </label>
        <label className="view-choice">
          <Input
            type="checkbox"
            checked={player.skipsIdle}
            onChange={() => {
              sendEvent({ kind: 'idle-pressed' });
            }}
          />
          {t('player.skipIdle')}
        </label>
        <JumpField id={jumpId} length={length} onJump={onJump} />
        {(['next-difference', 'next-error'] as const).map((command) => (
          <Button
            key={command}
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              run(command);
            }}
          >
            {t(command === 'next-error' ? 'player.nextError' : 'player.nextDifference')}
          </Button>
        ))}
        <Button
          color="secondary"
          outline
          size="sm"
          className="keys-button"
          aria-haspopup="dialog"
          onClick={() => {
            run('help');
          }}
        >
          <Icon paths={keyboard} /> {t('keys.open')}
        </Button>
      </div>
    </div>
  );
}
