import { useTranslation } from 'react-i18next';
import { EditSection } from './EditSection';
import { EditText } from './EditText';

/** Who the board is and where it is reached. */
export function BoardSection() {
  const { t } = useTranslation('configuration');
  return (
    <EditSection part="board">
      <EditText name="boardName" label={t('boardName')} />
      <EditText name="address" label={t('address')} isLong />
      <EditText name="phone" label={t('phone')} />
      <EditText name="email" label={t('email')} />
      <EditText name="boardZone" label={t('zone')} hint={t('edit.zoneHint')} />
    </EditSection>
  );
}
