import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ChangeRequest } from '../../../contract/entities/companyAdmin';
import { StatusBadge, type StatusTone } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';

interface OwnRequestsProps {
  readonly requests: readonly ChangeRequest[];
  readonly onWithdraw: (request: ChangeRequest) => Promise<void>;
}

const TONES: Readonly<Record<ChangeRequest['status'], StatusTone>> = {
  waiting: 'waiting',
  accepted: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};

/** What the company has asked the board to change, the newest first, with the board's answer. */
export function OwnRequests({ requests, onWithdraw }: OwnRequestsProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  if (requests.length === 0) return null;
  return (
    <ul>
      {requests.map((request) => (
        <li key={request.id} className="mb-2">
          {t('change.new', { field: t(`change.fields.${request.field}`), value: request.newValue })}{' '}
          <StatusBadge tone={TONES[request.status]} label={t(`change.statuses.${request.status}`)} />{' '}
          <small>{format.instant(request.askedAt)}</small>
          {request.answer === null ? null : <p className="mb-0">{request.answer}</p>}
          {request.status === 'waiting' ? (
            <Button
              color="link"
              size="sm"
              aria-label={t('change.withdrawOf', { field: t(`change.fields.${request.field}`) })}
              onClick={() => void onWithdraw(request)}
            >
              {t('change.withdraw')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
