import { useTranslation } from 'react-i18next';
import { UNIT_CODES } from '../../../../domain/programDocument';
import { EditChoice } from './EditChoice';
import { EditSection } from './EditSection';
import { EditText } from './EditText';

/** What is assessed, in which unit and by which period. */
export function ProgramSection() {
  const { t } = useTranslation('configuration');
  return (
    <EditSection part="program" lead={t('edit.programLead')}>
      <EditText name="programName" label={t('programName')} />
      <EditChoice
        name="unitCode"
        label={t('edit.unitCode')}
        options={UNIT_CODES.map((value) => ({ value, text: value }))}
      />
      <EditText name="unitName" label={t('edit.unitName')} />
      <EditText name="fiscalYearStart" label={t('fiscalYearStart')} hint={t('edit.monthDay')} />
      <EditText name="feeClass" label={t('feeClass')} />
      <EditText
        name="uncoveredEntryTypes"
        label={t('edit.uncoveredEntryTypes')}
        hint={t('edit.apartByCommas')}
      />
      <EditText name="earliestEntryDate" label={t('edit.earliestEntryDate')} isDate />
    </EditSection>
  );
}
