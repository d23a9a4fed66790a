import { useTranslation } from 'react-i18next';
import type { QueryOf } from '../../../../contract/endpoint';
import type { listCustomsLines } from '../../../../contract/endpoints/customs/files';
import { useGetCustomsLineTotalsQuery } from '../../../api/customs/importers';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { KeyFacts } from '../../../components/KeyFacts';
import { LoadFailure } from '../../../components/LoadFailure';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

interface VarianceTotalsProps {
  readonly query: QueryOf<typeof listCustomsLines>;
}

/** The sums of every line the filters leave, whatever page is on show. */
export function VarianceTotals({ query }: VarianceTotalsProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const language = useLanguage();
  // Page and order make no difference to a sum, and would ask for it again and again.
  const filters = { ...query, page: undefined, pageSize: undefined, sort: undefined, cursor: undefined };
  const { data, error, isFetching, refetch } = useGetCustomsLineTotalsQuery({ query: filters });
  const failure = readApiFailure(error);
  const shown = (value: string | undefined): string => value ?? '…';
  return (
    <section className="list-totals" aria-labelledby="sums" aria-busy={isFetching}>
      <h2 id="sums" className="visually-hidden">
        {t('variance.sums')}
      </h2>
      {failure === null ? (
        <KeyFacts
          facts={[
            {
              name: t('variance.lines'),
              value: shown(data && format.count(data.lines)),
              isFigure: true,
            },
            {
              name: t('variance.collected'),
              value: shown(data && format.money(data.collected)),
              isFigure: true,
            },
            {
              name: t('variance.expected'),
              value: shown(data && format.money(data.expected)),
              isFigure: true,
            },
            {
              name: t('variance.difference'),
              value: shown(data && format.money(data.variance)),
              isFigure: true,
            },
          ]}
        />
      ) : (
        <LoadFailure
          message={`${t('variance.totalsFailed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
