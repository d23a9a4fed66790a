import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardText } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { dateInZone, daysBetween } from '../../../domain/calendarDate';
import { useBoardZone } from '../../i18n/boardZone';
import { useBoardToday } from '../../i18n/useBoardToday';
import { useFormat } from '../../i18n/useFormat';

type Queue = Extract<Home, { kind: 'staff' }>['queues'][number];

interface QueueCardsProps {
  readonly queues: readonly Queue[];
}

/** What should have been done before today: red while there is any. */
const OVERDUE: readonly Queue['key'][] = ['decisions-overdue', 'reports-overdue'];

const lookOf = ({ key, count }: Queue): string =>
  count === 0 ? 'card-tile is-clear' : OVERDUE.includes(key) ? 'card-tile is-over' : 'card-tile';

/** Each queue as a card that opens the list of just what it counts. */
export function QueueCards({ queues }: QueueCardsProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const zone = useBoardZone();
  const today = useBoardToday();
  const ageOf = (oldest: string): string => {
    const days = daysBetween(dateInZone(Date.parse(oldest), zone), today);
    return days < 1 ? t('staff.oldestToday') : t('staff.oldest', { count: days });
  };
  return (
    <ul className="cards">
      {queues.map((queue) => {
        const { key, count, oldest, amount, path } = queue;
        return (
          <Card key={key} tag="li" className={lookOf(queue)}>
            <Link to={path} className="card-tile-link">
              <span className="card-tile-name">{t(`staff.${key}`)}</span>
              <span className="card-tile-figure">{format.count(count)}</span>
            </Link>
            <CardText tag="span" className="card-tile-note">
              {count === 0
                ? t('staff.clear')
                : [
                    oldest === null ? null : ageOf(oldest),
                    amount === null ? null : t('staff.amount', { amount: format.money(amount) }),
                  ]
                    .filter((note) => note !== null)
                    .join(' · ')}
            </CardText>
          </Card>
        );
      })}
    </ul>
  );
}
