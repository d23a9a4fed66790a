import { useTranslation } from 'react-i18next';
import { EditChoice } from './EditChoice';
import { EditSection } from './EditSection';
import { EditText } from './EditText';
import { PaymentOrderFields } from './PaymentOrderFields';

/** What an unpaid assessment grows by, and what a payment pays off first. */
export function LateSection() {
  const { t } = useTranslation('configuration');
  return (
    <EditSection part="late" lead={t('edit.lateLead')}>
      <EditText name="graceDays" path="lateRule.graceDays" label={t('edit.fields.graceDays')} isNumber />
      <EditText
        name="chargePercent"
        path="lateRule.chargePercent"
        label={t('lateCharge')}
        behind="%"
        isNumber
      />
      <EditText
        name="monthlyInterestPercent"
        path="lateRule.monthlyInterestPercent"
        label={t('interest')}
        behind="%"
        isNumber
      />
      <EditChoice
        name="firstInterest"
        label={t('edit.firstInterest')}
        options={(['DAY_AFTER', 'MONTH_AFTER'] as const).map((value) => ({
          value,
          text: t(`edit.firstInterests.${value}`),
        }))}
      />
      <PaymentOrderFields />
    </EditSection>
  );
}
