import { useTranslation } from 'react-i18next';
import { Alert } from 'reactstrap';
import { addDays, calendarDate } from '../../../../domain/calendarDate';
import { useFormat } from '../../../i18n/useFormat';

interface RunningNoticeProps {
  readonly lastDay: string;
}

/** The period goes on: from when its report can be sent, said before anybody fills it in for nothing. */
export function RunningNotice({ lastDay }: RunningNoticeProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  return (
    <Alert color="info" fade={false}>
      {t('running', { date: format.date(addDays(calendarDate(lastDay), 1)) })}
    </Alert>
  );
}
