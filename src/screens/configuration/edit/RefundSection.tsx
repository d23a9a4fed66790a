import { useTranslation } from 'react-i18next';
import { EditChoice } from './EditChoice';
import { EditSection } from './EditSection';
import { EditText } from './EditText';
import { useEditing } from './editing';

/** Until when and how much refunds are claimed, and who signs them. */
export function RefundSection() {
  const { t } = useTranslation('configuration');
  const { form } = useEditing();
  return (
    <EditSection part="refunds">
      <EditChoice
        name="windowAnchor"
        label={t('refundDeadline')}
        options={(['NONE', 'MONTH_END', 'YEAR_END', 'PAYMENT_DATE'] as const).map((value) => ({
          value,
          text: t(`edit.anchors.${value}`),
        }))}
      />
      {form.windowAnchor === 'NONE' ? null : (
        <EditText name="windowDays" path="refundWindow" label={t('edit.windowDays')} isNumber />
      )}
      <EditText name="refundDecisionDays" label={t('refundDecisionDays')} isNumber />
      <EditText name="appealDays" label={t('edit.appealDays')} isNumber />
      <EditText name="refundCloseDays" label={t('edit.refundCloseDays')} isNumber />
      <EditText
        name="refundNoticeDays"
        label={t('edit.fields.refundNoticeDays')}
        hint={t('edit.noticeHint')}
        isNumber
      />
      <EditText name="refundMinimum" label={t('refundMinimum')} before="$" isNumber />
      <EditText
        name="twoApproverLimit"
        label={t('twoApprovers')}
        hint={t('edit.twoApproversHint')}
        before="$"
        isNumber
      />
    </EditSection>
  );
}
