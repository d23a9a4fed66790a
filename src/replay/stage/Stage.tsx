import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import { ROUTES } from '../../routing/routes';
import type { StepSnapshot } from '../log/snapshot';
import { isAppState } from './isAppState';
import { StagePane } from './StagePane';

interface StageProps {
  readonly snapshot: StepSnapshot;
  /** Width of the window when the log was recorded, in pixels. */
  readonly recordedWidth: number;
  readonly isSystemDark: boolean;
  /** Which of two logs it shows; absent where there is one. */
  readonly title?: string | undefined;
  /** At the end of its bar. */
  readonly button?: ReactNode;
}

const WIDTHS = [1280, 768, 390];

/** The application at a step, as it was or as wide as one wants it, at the recorded screen or another one. */
export const Stage = memo(function Stage({
  snapshot,
  recordedWidth,
  isSystemDark,
  title,
  button,
}: StageProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const [screen, setScreen] = useState('');
  const [width, setWidth] = useState<number>();
  const { stageState: state, calls, isRecorded } = snapshot;
  const path = screen === '' ? snapshot.path : screen;
  const isElsewhere = screen !== '';
  const scene = useMemo(() => {
    if (!isAppState(state)) return undefined;
    // Dialogs and controls are those of the recorded page.
    const shown = isElsewhere ? { ...state, screen: { ...state.screen, dialogs: [], controls: {} } } : state;
    return { state: shown, calls, path, isSystemDark, isRecorded };
  }, [state, calls, path, isSystemDark, isRecorded, isElsewhere]);
  return (
    <section className="replay-stage-part surface" aria-label={title ?? t('stage.label')}>
      {title === undefined ? null : <p className="replay-stage-title">{title}</p>}
      <div className="replay-stage-bar">
        <label htmlFor={`${id}-screen`}>{t('stage.screen')}</label>
        <Input
          id={`${id}-screen`}
          type="select"
          bsSize="sm"
          value={screen}
          onChange={(event) => {
            setScreen(event.target.value);
          }}
        >
          <option value="">{t('stage.asRecorded', { path: snapshot.path })}</option>
          {ROUTES.map((route) => (
            <option key={route.name} value={route.path}>
              {route.path}
            </option>
          ))}
        </Input>
        <label htmlFor={`${id}-width`}>{t('stage.width')}</label>
        <Input
          id={`${id}-width`}
          type="select"
          bsSize="sm"
          value={width ?? ''}
          onChange={(event) => {
            setWidth(WIDTHS.find((each) => String(each) === event.target.value));
          }}
        >
          <option value="">{t('stage.recordedWidth', { width: recordedWidth })}</option>
          {WIDTHS.map((each) => (
            <option key={each} value={each}>
              {t('stage.pixels', { width: each })}
            </option>
          ))}
        </Input>
        <p className="replay-inert" title={t('stage.unknown')}>
          {t('stage.inert')}. <span className="replay-unknown">{t('stage.unknown')}</span>
        </p>
        {button}
      </div>
      <StagePane
        scene={scene}
        at={snapshot.at ?? 0}
        step={snapshot.step}
        width={width ?? recordedWidth}
        title={title}
      />
    </section>
  );
});
