import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { StatusBadge, type StatusTone } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';
import { DeleteDraft } from './DeleteDraft';
import { draftAddress, type OpenPeriod } from './openPeriod';

interface OpenPeriodCardProps {
  readonly period: OpenPeriod;
  /** The one to do first stands out. */
  readonly isFirst: boolean;
}

const TONES: Readonly<Record<OpenPeriod['state'], StatusTone>> = {
  running: 'neutral',
  open: 'waiting',
  overdue: 'bad',
  returned: 'bad',
  earlier: 'neutral',
};

/** A period without a report: by when it is due, how long that is, and the way into it. */
export function OpenPeriodCard({ period, isFirst }: OpenPeriodCardProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const periodName = usePeriodName();
  const { fiscalYear, state, daysLeft, dueDate, hasDraft } = period;
  const named = { period: periodName(period.period), year: fiscalYear };
  const action =
    state === 'returned' ? 'correct' : hasDraft ? 'continue' : state === 'running' ? 'draft' : 'start';
  return (
    <li className={`surface is-${state}`}>
      <div>
        <h3>{t('open.name', named)}</h3>
        <StatusBadge tone={TONES[state]} label={t(`open.state.${state}`)} />
        {hasDraft ? <StatusBadge tone="progress" label={t('open.hasDraft')} /> : null}
      </div>
      <p className="mb-0">
        {state === 'earlier' ? (
          t('open.wasDue', { date: format.date(dueDate) })
        ) : (
          <>
            {t('open.due', { date: format.date(dueDate) })} ·{' '}
            {daysLeft < 0
              ? t('open.daysOver', { count: -daysLeft })
              : daysLeft === 0
                ? t('open.today')
                : t('open.daysLeft', { count: daysLeft })}
          </>
        )}
      </p>
      <div className="pill-row">
        <Button
          tag={Link}
          color={isFirst ? 'primary' : 'secondary'}
          outline={!isFirst}
          to={draftAddress(period)}
        >
          {t(`open.action.${action}`, named)}
        </Button>
        {hasDraft ? <DeleteDraft period={period} /> : null}
      </div>
    </li>
  );
}
