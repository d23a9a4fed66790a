import leaveIcon from 'bootstrap-icons/icons/fullscreen-exit.svg';
import fillIcon from 'bootstrap-icons/icons/fullscreen.svg';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Icon } from '../../components/Icon';
import type { SecondLog } from '../compare/ComparePanel';
import type { OpenedLog } from '../log/openedLog';
import type { StepSnapshot } from '../log/snapshot';
import { Stage } from './Stage';
import { useFilledWindow } from './useFilledWindow';

interface StagesProps {
  readonly opened: OpenedLog;
  readonly snapshot: StepSnapshot;
  /** What it is compared with, at the step beside. */
  readonly compared: SecondLog | undefined;
  readonly secondWidth: number | undefined;
  readonly isSystemDark: boolean;
  readonly isFilled: boolean;
  /** What the last command could not do; said here while nothing else can be reached. */
  readonly notice: string | undefined;
  readonly onFill: () => void;
}

/** Where the log does not tell how wide the window was. */
const USUAL_WIDTH = 1280;

/** The application at the step, and beside it that of a second log or another build. */
export function Stages({
  opened,
  snapshot,
  compared,
  secondWidth,
  isSystemDark,
  isFilled,
  notice,
  onFill,
}: StagesProps) {
  const { t } = useTranslation('replay');
  const element = useRef<HTMLDivElement>(null);
  useFilledWindow(element, isFilled);
  const width = opened.log.header?.viewport.width ?? USUAL_WIDTH;
  const isSameLog = compared?.isSameLog === true;
  const fill = (
    <div className="replay-fill">
      {isFilled ? (
        <>
          <span role="status">{notice}</span>
          <span role="status">{t('player.at', { step: snapshot.step, length: opened.rows.length })}</span>
        </>
      ) : null}
      <Button color="secondary" outline size="sm" aria-pressed={isFilled} onClick={onFill}>
        <Icon paths={isFilled ? leaveIcon : fillIcon} /> {t('stage.fill')}
      </Button>
    </div>
  );
  const title = (name: string, step: number): string => t('compare.column', { name, step });
  return (
    <div ref={element} className={isFilled ? 'replay-stages is-filled' : 'replay-stages'}>
      <Stage
        snapshot={snapshot}
        recordedWidth={width}
        isSystemDark={isSystemDark}
        button={fill}
        title={
          compared === undefined
            ? undefined
            : title(isSameLog ? t('builds.ours') : opened.fileName, snapshot.step)
        }
      />
      {compared === undefined ? null : (
        <Stage
          snapshot={compared.snapshot}
          recordedWidth={isSameLog ? width : (secondWidth ?? USUAL_WIDTH)}
          isSystemDark={isSystemDark}
          title={title(compared.fileName, compared.snapshot.step)}
        />
      )}
    </div>
  );
}
