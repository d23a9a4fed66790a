import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import { errorMessage } from '../../api/base/errorMessage';
import { useListProblemsQuery } from '../../api/problems';
import { readApiFailure } from '../../api/base/readApiFailure';
import { LoadFailure } from '../../components/LoadFailure';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { ProblemLogButton } from './ProblemLogButton';
import { ReplayProblemButton } from './ReplayProblemButton';
import { ListExport } from '../../lists/ListExport';
import { withBase } from '../../routing/basePath';

/** The newest problems people reported, each with its log to be replayed. */
export function ProblemReports() {
  const { t } = useTranslation('problem');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useListProblemsQuery({ query: {} });
  const failure = readApiFailure(error);
  return (
    <section className="surface">
      <h2 id="problems">{t('titles.list')}</h2>
      <p>
        <a href={withBase('/replay')} target="_blank" rel="noreferrer">
          {t('titles.replay')}
        </a>
      </p>
      <div className="d-flex gap-2 mb-3">
        <ListExport list="problems" query={{}} />
      </div>
      {failure === null ? null : (
        <LoadFailure
          message={`${t('titles.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data?.total === 0 ? <p>{t('titles.none')}</p> : null}
      {data === undefined || data.total === 0 ? null : (
        <ScrollBox labelledBy="problems">
          <Table size="sm">
            <thead>
              <tr>
                <th scope="col">{t('titles.at')}</th>
                <th scope="col">{t('titles.by')}</th>
                <th scope="col">{t('titles.note')}</th>
                <th scope="col">{t('titles.page')}</th>
                <th scope="col">{t('titles.log')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ id, reportedAt, by, note, page, logBytes }) => (
                <tr key={id}>
                  <th scope="row">{format.instant(reportedAt)}</th>
                  <td>{by.name}</td>
                  <td className="problem-note">{note}</td>
                  <td>{page}</td>
                  <td>
                    {logBytes === 0 ? (
                      t('titles.noLog')
                    ) : (
                      <div className="d-flex flex-wrap gap-2">
                        <ReplayProblemButton id={id} />
                        <ProblemLogButton id={id} />
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      )}
    </section>
  );
}
