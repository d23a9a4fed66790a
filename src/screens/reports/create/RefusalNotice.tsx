import { useTranslation } from 'react-i18next';
import { Alert } from 'reactstrap';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { errorMessage } from '../../../api/base/errorMessage';
import { useLanguage } from '../../../i18n/useFormat';
import { FiledMeanwhile } from './FiledMeanwhile';
import type { PeriodFacts } from './reportSource';
import type { ReportWizardState } from './useReportWizard';

interface RefusalNoticeProps {
  readonly failure: ApiFailure;
  readonly wizard: ReportWizardState;
  readonly facts: PeriodFacts;
  readonly owner: string;
}

/** Why the report was not taken. Nothing typed is lost; an unknown outcome is resolved by sending again. */
export function RefusalNotice({ failure, wizard, facts, owner }: RefusalNoticeProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const details =
    failure.kind === 'refused'
      ? [...new Set(failure.errors.map((entry) => entry.details))].filter((text) => text !== '')
      : [];
  const isFiled =
    failure.kind === 'refused' && failure.errors.some(({ error }) => error === 'report-filed-before');
  if (isFiled) return <FiledMeanwhile facts={facts} form={wizard.form} owner={owner} />;
  const isUnknown = failure.kind === 'unreachable' || failure.kind === 'unreadable';
  return (
    <Alert color="danger" fade={false}>
      <p>{errorMessage(failure, language)}</p>
      {details.length === 0 ? null : (
        <ul className="mb-0">
          {details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isUnknown ? <p className="mb-0">{t('refusal.unknown')}</p> : null}
    </Alert>
  );
}
