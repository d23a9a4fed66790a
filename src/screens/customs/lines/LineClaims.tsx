import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import { refundStatusName } from '../../../../contract/texts/refundNames';
import { useListLineClaimsQuery } from '../../../api/customs/importers';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { ScrollBox } from '../../../components/ScrollBox';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

interface LineClaimsProps {
  readonly id: string;
}

const AMOUNTS = ['claimed', 'verified', 'approved'] as const;

/** The refund claims that name the line, and what each takes from it. */
export function LineClaims({ id }: LineClaimsProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useListLineClaimsQuery({ params: { id } });
  const failure = readApiFailure(error);
  const amountOr = (amount: string | null): string => (amount === null ? '–' : format.amount(amount));
  return (
    <section className="surface" aria-labelledby="line-claims">
      <h2 id="line-claims">{t('claims.title')}</h2>
      {failure === null ? null : (
        <LoadFailure
          message={`${t('claims.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && failure === null ? <SkeletonLines count={2} /> : null}
      {data?.length === 0 ? <p className="mb-0">{t('claims.none')}</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <ScrollBox labelledBy="line-claims-table">
          <Table>
            <caption className="visually-hidden" id="line-claims-table">
              {t('claims.table')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('claims.claim')}</th>
                <th scope="col">{t('claims.status')}</th>
                {AMOUNTS.map((amount) => (
                  <th key={amount} scope="col" className="figure-cell">
                    {t(`claims.${amount}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((claim) => (
                <tr key={claim.claimId}>
                  <th scope="row" className="text-nowrap">
                    <Link to={`/refunds/details?id=${claim.claimId}`}>{claim.claimNumber}</Link>
                  </th>
                  <td>{refundStatusName(language, claim.status)}</td>
                  <td className="figure-cell">{format.amount(claim.amountClaimed)}</td>
                  <td className="figure-cell">{amountOr(claim.amountVerified)}</td>
                  <td className="figure-cell">{amountOr(claim.amountApproved)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      )}
    </section>
  );
}
