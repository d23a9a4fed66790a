import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { DataOf } from '../../../contract/endpoint';
import type { listOpenPeriods } from '../../../contract/endpoints/reports';
import { StatusBadge, type StatusTone } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';

export type OpenPeriod = DataOf<typeof listOpenPeriods>[number];

interface OpenPeriodListProps {
  readonly periods: readonly OpenPeriod[];
}

const TONES: Readonly<Record<OpenPeriod['state'], StatusTone>> = {
  running: 'neutral',
  open: 'waiting',
  overdue: 'bad',
  returned: 'bad',
};

/** The periods a company still has to report: by when, how long that is, and the way into each. */
export function OpenPeriodList({ periods }: OpenPeriodListProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const periodName = usePeriodName();
  if (periods.length === 0) return <p className="surface">{t('open.none')}</p>;
  const first = periods.find(({ state }) => state !== 'running');
  return (
    <ul className="open-periods">
      {periods.map((period) => {
        const { fiscalYear, index, state, daysLeft, dueDate, hasDraft } = period;
        const named = { period: periodName(period.period), year: fiscalYear };
        const deed =
          state === 'returned' ? 'correct' : hasDraft ? 'continue' : state === 'running' ? 'draft' : 'start';
        return (
          <li key={`${fiscalYear} ${index}`} className={`surface is-${state}`}>
            <div>
              <h3>{t('open.name', named)}</h3>
              <StatusBadge tone={TONES[state]} label={t(`open.state.${state}`)} />
              {hasDraft ? <StatusBadge tone="progress" label={t('open.hasDraft')} /> : null}
            </div>
            <p className="mb-0">
              {t('open.due', { date: format.date(dueDate) })} ·{' '}
              {daysLeft < 0
                ? t('open.daysOver', { count: -daysLeft })
                : daysLeft === 0
                  ? t('open.today')
                  : t('open.daysLeft', { count: daysLeft })}
            </p>
            <Button
              tag={Link}
              color={period === first ? 'primary' : 'secondary'}
              outline={period !== first}
              to={`/assessments/create?year=${fiscalYear}&index=${index}`}
            >
              {t(`open.deed.${deed}`, named)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
