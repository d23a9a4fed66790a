import { useTranslation } from 'react-i18next';
import { ROLL_RULES } from '../../../../domain/programDocument';
import { EditChoice } from './EditChoice';
import { EditSection } from './EditSection';
import { EditText } from './EditText';
import { useEditing } from './editing';

/** Which periods are reported and when they are due. */
export function PeriodSection() {
  const { t } = useTranslation('configuration');
  const { form } = useEditing();
  return (
    <EditSection part="periods">
      <EditChoice
        name="reportPeriod"
        label={t('reportPeriod')}
        options={(['QUARTER', 'MONTH'] as const).map((value) => ({ value, text: t(`periods.${value}`) }))}
      />
      <EditChoice
        name="dueKind"
        label={t('dueRule')}
        options={(['day-of-next-month', 'days-after-end'] as const).map((value) => ({
          value,
          text: t(`edit.dueKinds.${value}`),
        }))}
      />
      <EditText name="dueNumber" path="dueRule" label={t(`edit.dueNumbers.${form.dueKind}`)} isNumber />
      <EditChoice
        name="rollRule"
        label={t('edit.rollRule')}
        hint={t('edit.rollHint')}
        options={ROLL_RULES.map((value) => ({ value, text: t(`edit.rollRules.${value}`) }))}
      />
      <EditText
        name="reportNoticeDays"
        label={t('edit.fields.reportNoticeDays')}
        hint={t('edit.noticeHint')}
        isNumber
      />
    </EditSection>
  );
}
