import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListExemptionsQuery } from '../../api/exemptions/list';
import { DecisionClock } from '../../components/columns/DecisionClock';
import { exemptionTone } from '../../components/columns/exemptionTone';
import { useExemptionWords } from '../../components/columns/useExemptionWords';
import { StatusBadge } from '../../components/record/StatusBadge';

/** The company's open applications: at which step each is, who holds it and how the board's clock stands. */
export function OpenApplications() {
  const { t } = useTranslation('exemptions');
  const words = useExemptionWords('company');
  const { data } = useListExemptionsQuery({
    query: { status: 'Submitted,InReview,MoreInfo', pageSize: '10' },
  });
  if (data === undefined) return null;
  return (
    <section className="surface" aria-labelledby="open-applications">
      <h2 id="open-applications">{t('openTitle')}</h2>
      {data.rows.length === 0 ? (
        <p className="mb-0">{t('openNone')}</p>
      ) : (
        <ul className="application-list">
          {data.rows.map((row) => (
            <li key={row.id}>
              <span>
                <Link to={`/exemptions/details?id=${row.id}`}>{row.number}</Link> · {t(`kinds.${row.kind}`)}{' '}
                {row.fiscalYear}
              </span>
              <span>
                <StatusBadge tone={exemptionTone(row.status)} label={words.status(row.status)} />{' '}
                {t('heldBy')}: {words.heldBy(row.heldBy)}
              </span>
              <span>
                <DecisionClock exemption={row} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
