import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { formatMoney } from '../../../../domain/money';
import { saveShown } from '../../../api/base/saveShown';
import { SaveLine } from '../../../components/form/SaveLine';
import { WizardFoot } from '../../../components/form/WizardFoot';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { linesOf, totalsOf } from './chosenLines';
import { stepAfter, stepBefore } from './claimSteps';
import type { ClaimWizardState } from './useClaimWizard';

interface WizardBarProps {
  readonly wizard: ClaimWizardState;
}

/** The foot of every page: the sum so far, how far it is saved, back and on. */
export function WizardBar({ wizard }: WizardBarProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const language = useLanguage();
  const mark = decimalMarkOf(language);
  const { step, form, proposal, saving, sending, handing, maySign, go } = wizard;
  const submit = maySign
    ? t(sending.isBusy ? 'review.submitting' : 'review.submit')
    : t('review.sendToSigner');
  const before = stepBefore(step);
  const totals =
    proposal === undefined ? null : totalsOf(linesOf(proposal, form.importerNumber), form.amounts, mark);
  return (
    <WizardFoot
      before={before}
      go={go}
      back={t('back')}
      isBusy={sending.isBusy || handing.isBusy}
      shortcut={
        wizard.isReady && stepAfter(step) !== 'review' ? (
          <Button
            color="secondary"
            outline
            onClick={() => {
              go('review');
            }}
          >
            {t('toReview')}
          </Button>
        ) : null
      }
      on={step === 'review' ? submit : t('next')}
    >
      {totals === null ? null : (
        <p className="wizard-total">
          {t('total')} <strong className="figure">{format.money(formatMoney(totals.claimed))}</strong>{' '}
          <small>{t('totalLines', { count: totals.lines })}</small>
          {form.pendingAtCustoms.length === 0 ? null : (
            <small> · {t('pendingAtCustoms.count', { count: form.pendingAtCustoms.length })}</small>
          )}
        </p>
      )}
      <SaveLine state={saveShown(saving.state, language)} onSave={saving.saver.saveNow} />
    </WizardFoot>
  );
}
