import { useTranslation } from 'react-i18next';
import { saveShown } from '../../../api/base/saveShown';
import { SaveLine } from '../../../components/form/SaveLine';
import { WizardFoot } from '../../../components/form/WizardFoot';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { useMayFile } from '../useMayFile';
import { stepBefore } from './reportSteps';
import type { ReportWizardState } from './useReportWizard';

interface ReportBarProps {
  readonly wizard: ReportWizardState;
  /** Nothing more can be done until the period is over. */
  readonly isEnd: boolean;
}

/** The foot of every page: what the report comes to, how far it is saved, back and on. */
export function ReportBar({ wizard, isEnd }: ReportBarProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const language = useLanguage();
  const { step, source, preview, saving, sending, go } = wizard;
  const mayFile = useMayFile();
  const before = stepBefore(step);
  const totals = preview.last?.preview.totals ?? null;
  // The checks are the server's: beyond the lines nobody passes before they are there.
  const isAwaiting = !isEnd && step !== 'lines' && !preview.isCurrent && preview.failure === null;
  const action = source.kind === 'amendment' ? 'amend' : 'submit';
  return (
    <WizardFoot
      before={before}
      go={go}
      back={t('bar.back')}
      isBusy={sending.isBusy || isAwaiting}
      refusal={step === 'certify' && !mayFile && !isEnd ? t('bar.signerSubmits') : undefined}
      on={
        isEnd
          ? t('bar.later')
          : step === 'certify'
            ? t(sending.isBusy ? `bar.sending` : `bar.${action}`)
            : t('bar.next')
      }
    >
      {totals === null ? null : (
        <p className="wizard-total" aria-busy={!preview.isCurrent}>
          {t('bar.due')} <strong className="figure">{format.money(totals.amount)}</strong>
          {preview.isCurrent ? null : <small> {t('preview.coming')}</small>}
        </p>
      )}
      {saving.conflict !== null ? null : (
        <SaveLine state={saveShown(saving.state, language)} onSave={saving.saver.saveNow} />
      )}
    </WizardFoot>
  );
}
