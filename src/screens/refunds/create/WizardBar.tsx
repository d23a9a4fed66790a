import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { formatMoney } from '../../../../domain/money';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { linesOf, totalsOf } from './chosenLines';
import { stepBefore } from './claimSteps';
import { decimalMarkOf } from './readAmount';
import { SaveLine } from './SaveLine';
import type { ClaimWizardState } from './useClaimWizard';

interface WizardBarProps {
  readonly wizard: ClaimWizardState;
}

/** The foot of every page: the sum so far, how far it is saved, back and on. */
export function WizardBar({ wizard }: WizardBarProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const mark = decimalMarkOf(useLanguage());
  const { step, form, proposal, saving, sending, go } = wizard;
  const before = stepBefore(step);
  const totals =
    proposal === undefined ? null : totalsOf(linesOf(proposal, form.importerNumber), form.amounts, mark);
  return (
    <div className="wizard-bar">
      {totals === null ? null : (
        <p className="wizard-total">
          {t('total')} <strong className="figure">{format.money(formatMoney(totals.claimed))}</strong>{' '}
          <small>{t('totalLines', { count: totals.lines })}</small>
        </p>
      )}
      <SaveLine state={saving.state} onSave={saving.saver.saveNow} />
      <div className="wizard-buttons">
        {before === null ? null : (
          <Button
            color="secondary"
            outline
            onClick={() => {
              go(before);
            }}
          >
            {t('back')}
          </Button>
        )}
        <SubmitButton isBusy={sending.isBusy}>
          {step === 'review' ? t(sending.isBusy ? 'review.submitting' : 'review.submit') : t('next')}
        </SubmitButton>
      </div>
    </div>
  );
}
