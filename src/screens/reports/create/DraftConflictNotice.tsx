import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button } from 'reactstrap';
import { useFormat } from '../../../i18n/useFormat';
import { formOfDraft } from './foundReport';
import type { ReportForm } from './reportForm';
import type { ReportWizardState } from './useReportWizard';

interface DraftConflictNoticeProps {
  readonly wizard: ReportWizardState;
}

/** Two people write the same draft: who saved it, and whose lines to go on with. The others' are not lost either way. */
export function DraftConflictNotice({ wizard }: DraftConflictNoticeProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const [mine, setMine] = useState<ReportForm | null>(null);
  const { conflict, resolveConflict } = wizard.saving;
  if (conflict === null) {
    if (mine === null) return null;
    return (
      <Alert color="info" fade={false}>
        <p>{t('conflict.mineKept')}</p>
        <Button
          color="secondary"
          outline
          size="sm"
          onClick={() => {
            wizard.send({ type: 'formReplaced', form: mine });
            setMine(null);
          }}
        >
          {t('conflict.backToMine')}
        </Button>
      </Alert>
    );
  }
  const { draft } = conflict;
  return (
    <Alert color="warning" fade={false}>
      <p>
        {draft === null
          ? t('conflict.gone')
          : t('conflict.text', { name: draft.savedBy.name, at: format.instant(draft.savedAt) })}
      </p>
      <div className="pill-row">
        {draft === null ? null : (
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              setMine(wizard.form);
              resolveConflict();
              wizard.send({ type: 'formReplaced', form: formOfDraft(draft, wizard.form) });
            }}
          >
            {t('conflict.takeTheirs', { name: draft.savedBy.name })}
          </Button>
        )}
        <Button color="secondary" outline size="sm" onClick={resolveConflict}>
          {t('conflict.keepMine')}
        </Button>
      </div>
    </Alert>
  );
}
