import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import type { CustomsLine } from '../../../../contract/entities/customs';
import { useListLinePostingsQuery } from '../../../api/customs/importers';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { ScrollBox } from '../../../components/ScrollBox';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { PostingRow } from './PostingRow';

interface LinePostingsProps {
  readonly line: CustomsLine;
}

/** Every posting of the line in its order, the file each came with, and what is collected in total. */
export function LinePostings({ line }: LinePostingsProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useListLinePostingsQuery({ params: { id: line.id } });
  const failure = readApiFailure(error);
  const net = data?.at(-1)?.amountSoFar;
  return (
    <section className="surface" aria-labelledby="postings">
      <h2 id="postings">{t('postings.title')}</h2>
      <p>{t('postings.lead')}</p>
      {failure === null ? null : (
        <LoadFailure
          message={`${t('postings.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={3} />
        ) : null
      ) : (
        <ScrollBox labelledBy="postings-table">
          <Table className="postings-table">
            <caption className="visually-hidden" id="postings-table">
              {t('postings.table')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('postings.posting')}</th>
                <th scope="col">{t('postings.why')}</th>
                <th scope="col">{t('postings.posted')}</th>
                <th scope="col">{t('postings.file')}</th>
                <th scope="col" className="figure-cell">
                  {t('postings.quantity')}
                </th>
                <th scope="col" className="figure-cell">
                  {t('postings.amount')}
                </th>
                <th scope="col" className="figure-cell">
                  {t('postings.soFar')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((posting) => (
                <PostingRow
                  key={posting.id}
                  posting={posting}
                  unit={line.unit}
                  isShown={data.length > 1 && posting.id === line.id}
                />
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      )}
      {net === undefined ? null : (
        <p className="mt-3 mb-0">
          <strong>{t('postings.net', { amount: format.money(net) })}</strong>{' '}
          {net === '0.00' ? t('postings.netNothing') : null}
        </p>
      )}
    </section>
  );
}
