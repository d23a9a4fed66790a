import download from 'bootstrap-icons/icons/download.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { LogStep } from '../../actionLog/actionLog';
import { stepName } from '../../actionLog/findings/finding';
import { Icon } from '../../components/Icon';

interface ReducedStepsProps {
  /** All steps of the log, in which the ones that are left have their numbers. */
  readonly all: readonly LogStep[];
  readonly steps: readonly LogStep[];
  readonly onJump: (step: number) => void;
  readonly onDownload: () => void;
}

export const TEST_FOLDER = 'test/replay/';
export const TEST_NAME = 'found.test.ts';
const COMMAND = `npx jest --selectProjects rules --runTestsByPath ${TEST_FOLDER}${TEST_NAME}`;

/** The steps that are enough to show a problem, and the way to a test of them. */
export function ReducedSteps({ all, steps, onJump, onDownload }: ReducedStepsProps) {
  const { t } = useTranslation('replay');
  return (
    <>
      <p role="status">
        {steps.length === 0 ? t('test.none') : t('test.reduced', { count: steps.length, total: all.length })}
      </p>
      <ol className="replay-reduced">
        {steps.map((step) => {
          const number = all.indexOf(step) + 1;
          return (
            <li key={number} value={number}>
              <Button
                color="link"
                size="sm"
                className="p-0"
                onClick={() => {
                  onJump(number);
                }}
              >
                {stepName(step)}
              </Button>
            </li>
          );
        })}
      </ol>
      <div>
        <Button color="primary" size="sm" onClick={onDownload}>
          <Icon paths={download} /> {t('test.download')}
        </Button>
      </div>
      <p className="replay-test-place">
        {t('test.save', { folder: TEST_FOLDER })} <code>{COMMAND}</code>
      </p>
    </>
  );
}
