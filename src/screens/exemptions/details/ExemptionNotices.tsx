import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import type { DeedOutcome } from '../../../api/useDeedOutcome';
import { useBoardToday } from '../../../i18n/useBoardToday';
import { useFormat } from '../../../i18n/useFormat';
import type { OfferedDeed } from './exemptionDeeds';

interface ExemptionNoticesProps {
  readonly of: ExemptionDetails;
  readonly side: 'company' | 'staff';
  readonly outcome: DeedOutcome<OfferedDeed> | null;
}

/** How the last deed ended, and what the record has to say first: outgrown, ending, revoked or denied. */
export function ExemptionNotices({ of, side, outcome }: ExemptionNoticesProps) {
  const { t } = useTranslation('exemption');
  const format = useFormat();
  const today = useBoardToday();
  const { liability } = of;
  const mayRenew =
    of.status === 'Approved' &&
    of.renewedBy === null &&
    of.deeds.length > 0 &&
    of.renewalOpens !== null &&
    of.renewalOpens <= today;
  return (
    <>
      <div role="status">
        {outcome?.kind === 'done' ? (
          <p className="alert alert-success">{t(`outcome.${outcome.deed}`)}</p>
        ) : null}
      </div>
      <div role="alert">
        {outcome?.kind === 'stale' ? <p className="alert alert-danger">{outcome.sentence}</p> : null}
      </div>
      {of.thresholdPassedOn === null ? null : (
        <p className="alert alert-warning">
          {t('threshold.passed', { date: format.date(of.thresholdPassedOn) })}{' '}
          {liability === null || liability.amount === '0.00'
            ? t('threshold.nothing')
            : t(liability.isPosted ? 'threshold.posted' : 'threshold.due', {
                quantity: `${format.quantity(liability.quantity)} ${of.unit}`,
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
          {t('renew.open')} <Link to="/exemptions/create">{t('renew.go')}</Link>
        </p>
      ) : null}
      {(of.status === 'Denied' || of.status === 'Revoked') && of.reason !== null ? (
        <p className="alert alert-warning">
          {t(`ended.${of.status}`, { reason: of.reason })}
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
