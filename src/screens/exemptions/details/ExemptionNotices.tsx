import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import type { ActionOutcome } from '../../../api/base/useActionOutcome';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useFormat } from '../../../i18n/useFormat';
import type { OfferedAction } from './exemptionActions';

interface ExemptionNoticesProps {
  readonly exemption: ExemptionDetails;
  readonly side: 'company' | 'staff';
  readonly outcome: ActionOutcome<OfferedAction> | null;
}

/** How the last action ended, and what the record has to say first: outgrown, ending, revoked or denied. */
export function ExemptionNotices({ exemption, side, outcome }: ExemptionNoticesProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const today = useBoardToday();
  const { liability } = exemption;
  const mayRenew =
    exemption.status === 'Approved' &&
    exemption.renewedBy === null &&
    exemption.actions.length > 0 &&
    exemption.renewalOpens !== null &&
    exemption.renewalOpens <= today;
  return (
    <>
      <div role="status">
        {outcome?.kind === 'done' ? (
          <p className="alert alert-success">{t(`outcome.${outcome.action}`)}</p>
        ) : null}
      </div>
      <div role="alert">
        {outcome?.kind === 'stale' ? <p className="alert alert-danger">{outcome.sentence}</p> : null}
      </div>
      {exemption.thresholdPassedOn === null ? null : (
        <p className="alert alert-warning">
          {t('threshold.passed', { date: format.date(exemption.thresholdPassedOn) })}{' '}
          {liability === null || liability.amount === '0.00'
            ? t('threshold.nothing')
            : t(liability.isPosted ? 'threshold.posted' : 'threshold.due', {
                quantity: `${format.quantity(liability.quantity)} ${exemption.unit}`,
                amount: format.money(liability.amount),
                date: format.date(liability.due),
              })}
          {side === 'company' && liability?.isPosted === true && liability.amount !== '0.00' ? (
            <>
              {' '}
              <Link to="/ledger">{t('threshold.pay')}</Link>
            </>
          ) : null}
        </p>
      )}
      {mayRenew && side === 'company' ? (
        <p className="alert alert-warning">
          {t('renew.open')} <Link to="/exemptions/create?renew=1">{t('renew.go')}</Link>
        </p>
      ) : null}
      {(exemption.status === 'Denied' || exemption.status === 'Revoked') && exemption.reason !== null ? (
        <p className="alert alert-warning">
          {t(`ended.${exemption.status}`, { reason: exemption.reason })}
          {side === 'company' ? (
            <>
              {' '}
              <Link to="/exemptions/create">{t('ended.again')}</Link>
            </>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
