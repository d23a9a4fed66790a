import { useTranslation } from 'react-i18next';
import { EditChoice } from './EditChoice';
import { EditSection } from './EditSection';
import { EditText } from './EditText';
import { useEditing } from './editing';

/** How much is exempt, and for how long certificates hold. */
export function ExemptSection() {
  const { t } = useTranslation('configuration');
  const { form } = useEditing();
  return (
    <EditSection part="exemptions">
      <EditText name="exemptQuantity" label={t('exemptQuantity')} behind={form.unitCode} isNumber />
      <EditChoice
        name="exemptMode"
        label={t('exemptMode')}
        options={(['FIRST_QUANTITY', 'ALL_OR_NOTHING'] as const).map((value) => ({
          value,
          text: t(`modes.${value}`),
        }))}
      />
      <EditText
        name="certificateMonths"
        label={t('edit.certificateMonths')}
        hint={t('edit.certificateHint')}
        isNumber
      />
      <EditText name="exemptionDecisionDays" label={t('edit.exemptionDecisionDays')} isNumber />
    </EditSection>
  );
}
