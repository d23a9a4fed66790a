import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListReadyClaimsQuery } from '../../api/paymentRuns';
import { readApiFailure } from '../../api/base/readApiFailure';
import { errorMessage } from '../../api/base/errorMessage';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';
import { whoCanRelease } from '../../../contract/texts/runRelease';
import { formatMoney, money, sumMoney } from '../../../domain/money';
import { whoMayRelease } from '../../../domain/paymentRunPermissions';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { selectActor } from '../../state/actor';
import { selectRoles } from '../../state/session';
import { PrepareRun } from './PrepareRun';
import { ReadyTable } from './ReadyTable';

/** Approved claims that wait for payment, all ready ones chosen at first, and the run to be made of them. */
export function ReadyClaims() {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const language = useLanguage();
  const roles = useSelector(selectRoles);
  const { userId } = useSelector(selectActor);
  const { data, error, refetch } = useListReadyClaimsQuery(undefined);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const failure = readApiFailure(error);
  const chosen = useMemo(
    () => (data?.claims ?? []).filter((claim) => claim.leftOut === null && !left.has(claim.claimId)),
    [data, left],
  );
  const total = formatMoney(sumMoney(chosen.map(({ amount }) => money(amount))));
  const releasers = useMemo(
    () =>
      whoMayRelease(data?.payers ?? [], {
        preparedBy: userId,
        signatures: chosen.flatMap(({ claimNumber, signedBy }) =>
          signedBy.map((signed) => ({ ...signed, claimNumber })),
        ),
      }),
    [data, chosen, userId],
  );
  const mayPay = roles.some((role) => role === 'approver' || role === 'admin');
  return (
    <section className="surface mb-4" aria-labelledby="ready-claims">
      <h2 id="ready-claims">{t('ready.title')}</h2>
      {failure === null ? null : (
        <LoadFailure message={errorMessage(failure, language)} onRetry={() => void refetch()} />
      )}
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={3} />
        ) : null
      ) : data.claims.length === 0 ? (
        <p className="mb-0">{t('ready.none')}</p>
      ) : (
        <>
          <p role="status">
            {t('ready.chosen', { count: chosen.length, total: format.money(total) })}
            {data.isCut ? ` ${t('ready.cut', { count: data.claims.length })}` : ''}
          </p>
          <ReadyTable claims={data.claims} left={left} mayChoose={mayPay} onChange={setLeft} />
          {mayPay ? (
            <>
              {chosen.length === 0 ? null : (
                <p
                  role="status"
                  className={releasers.length === 0 ? 'alert alert-warning' : 'text-secondary'}
                >
                  {releasers.length === 0
                    ? t('ready.nobodyReleases')
                    : whoCanRelease(
                        language,
                        releasers.map(({ name }) => name),
                      )}
                </p>
              )}
              <PrepareRun claimIds={chosen.map(({ claimId }) => claimId)} total={total} />
            </>
          ) : (
            <p className="mb-0">{t('ready.readonly')}</p>
          )}
        </>
      )}
    </section>
  );
}
