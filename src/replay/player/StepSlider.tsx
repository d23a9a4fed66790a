import { useTranslation } from 'react-i18next';
import type { Row } from '../log/row';
import type { Marks } from '../log/marks';
import { ticksOf } from './ticks';

interface StepSliderProps {
  readonly rows: readonly Row[];
  readonly marks: Marks;
  readonly step: number;
  readonly onJump: (step: number) => void;
}

/** The whole log as a line to pull along, with a tick wherever something deserves a look. */
export function StepSlider({ rows, marks, step, onJump }: StepSliderProps) {
  const { t } = useTranslation('replay');
  const length = rows.length;
  const name = rows[step - 1]?.name ?? '';
  return (
    <div className="replay-slider">
      <input
        type="range"
        className="form-range"
        aria-label={t('player.position')}
        aria-valuetext={
          step === 0 ? t('player.atBeginning', { length }) : t('player.atNamed', { step, length, name })
        }
        min={0}
        max={length}
        step={1}
        value={step}
        onChange={(event) => {
          onJump(event.target.valueAsNumber);
        }}
      />
      <div className="replay-ticks" aria-hidden="true">
        {ticksOf(marks.failing, length).map((place) => (
          <span key={`failing ${place}`} className="is-failing" style={{ left: `${place}%` }} />
        ))}
        {ticksOf(marks.differing, length).map((place) => (
          <span key={`differing ${place}`} className="is-differing" style={{ left: `${place}%` }} />
        ))}
      </div>
    </div>
  );
}
