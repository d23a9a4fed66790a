import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { stepName } from '../../actionLog/findings/finding';
import type { OpenedLog } from '../log/openedLog';
import { exampleAddress } from './exampleAddress';
import type { BuildComparing, BuildProblem } from './useOtherBuild';

interface BuildSummaryProps {
  readonly address: string;
  readonly opened: OpenedLog;
  readonly comparing: BuildComparing;
  readonly onJump: (step: number) => void;
  readonly onClose: () => void;
}

/** Where the build at another address comes to other states, slice by slice. */
export function BuildSummary({ address, opened: { log }, comparing, onJump, onClose }: BuildSummaryProps) {
  const { t } = useTranslation('replay');
  const partings = comparing.kind === 'compared' ? comparing.partings : [];
  return (
    <section className="replay-summary replay-comparison" aria-label={t('compare.label')}>
      <p className="replay-file">{t('builds.with', { address })}</p>
      <p className="replay-verdict" role="status" data-compared={comparing.kind === 'compared'}>
        {comparing.kind === 'comparing' ? t('compare.comparing', { percent: comparing.percent }) : null}
        {comparing.kind === 'compared' && partings.length === 0
          ? t('builds.same', { count: log.steps.length })
          : null}
      </p>
      {comparing.kind === 'failed' ? (
        <p className="alert alert-danger replay-damage" role="alert">
          <BuildProblemText problem={comparing.problem} />
        </p>
      ) : null}
      {partings.length === 0 ? null : (
        <ul className="replay-findings is-lines">
          {partings.map(({ step, slice }) => (
            <li key={slice}>
              <span className="replay-found">
                {step === 0
                  ? t('builds.start', { slice })
                  : t('builds.differs', { slice, step, action: stepName(log.steps[step - 1]) })}
              </span>
              <Button
                color="link"
                size="sm"
                onClick={() => {
                  onJump(step);
                }}
              >
                {t('summary.show', { step })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button color="secondary" outline size="sm" onClick={onClose}>
        {t('builds.close')}
      </Button>
    </section>
  );
}

function BuildProblemText({ problem }: { readonly problem: BuildProblem }) {
  const { t } = useTranslation('replay');
  switch (problem.kind) {
    case 'not-an-address':
      return t('builds.notAnAddress', { example: exampleAddress() });
    case 'other-host':
      return t('builds.otherHost', { example: exampleAddress() });
    case 'no-build':
      return t('builds.noBuild', { address: problem.address });
    case 'broken':
      return t('builds.broken', { message: problem.message });
  }
}
