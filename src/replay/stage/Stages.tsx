import { useTranslation } from 'react-i18next';
import type { SecondLog } from '../compare/ComparePanel';
import type { OpenedLog } from '../log/openedLog';
import type { StepSnapshot } from '../log/snapshot';
import { Stage } from './Stage';

interface StagesProps {
  readonly opened: OpenedLog;
  readonly snapshot: StepSnapshot;
  /** What it is compared with, at the step beside. */
  readonly compared: SecondLog | undefined;
  readonly secondWidth: number | undefined;
  readonly isSystemDark: boolean;
}

/** Where the log does not tell how wide the window was. */
const USUAL_WIDTH = 1280;

/** The application at the step, and beside it that of a second log or another build. */
export function Stages({ opened, snapshot, compared, secondWidth, isSystemDark }: StagesProps) {
  const { t } = useTranslation('replay');
  const width = opened.log.header?.viewport.width ?? USUAL_WIDTH;
  const isSameLog = compared?.isSameLog === true;
  const title = (name: string, step: number): string => t('compare.column', { name, step });
  return (
    <div className="replay-stages">
      <Stage
        snapshot={snapshot}
        recordedWidth={width}
        isSystemDark={isSystemDark}
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
