import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Home } from '../../../contract/entities/home';
import { refundStatusForCompany } from '../../../contract/texts/refundNames';
import { useFormat, useLanguage } from '../../i18n/useFormat';

interface RefundListProps {
  readonly refunds: Extract<Home, { kind: 'company' }>['refunds'];
}

/** The company's claims by step, with who holds each and since when. */
export function RefundList({ refunds }: RefundListProps) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="home-refunds">
      <h2 id="home-refunds">{t('company.refunds')}</h2>
      {refunds.length === 0 ? (
        <p>{t('company.refundsNone')}</p>
      ) : (
        <>
          <RefundTable refunds={refunds} />
          <Link to="/refunds">{t('company.allRefunds')}</Link>
        </>
      )}
    </section>
  );
}

function RefundTable({ refunds }: RefundListProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const format = useFormat();
  return (
    <ul className="record-rows">
      {refunds.map((refund) => (
        <li key={refund.id} className="record-row">
          <span className="record-row-name">
            <Link to={`/refunds/details?id=${refund.id}`}>{refund.number}</Link>
            <span className="card-tile-note">{refund.fiscalYear}</span>
          </span>
          <span>
            <span className="sentence-case">{refundStatusForCompany(language, refund.status)}</span>
            <span className="card-tile-note">
              {t('company.since')} {format.dayOf(refund.statusSince)}
            </span>
          </span>
          <span>{t(`company.holders.${refund.heldBy}`)}</span>
          <span className="figure">
            {format.amount(refund.amountApproved ?? refund.amountClaimed)}
            <span className="card-tile-note">
              {t(refund.amountApproved === null ? 'company.claimed' : 'company.approved')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
