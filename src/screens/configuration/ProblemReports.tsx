import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Table } from 'reactstrap';
import { LIMITS } from '../../../contract/limits';
import { errorMessage } from '../../api/base/errorMessage';
import { useListProblemsQuery } from '../../api/problems';
import { readApiFailure } from '../../api/base/readApiFailure';
import { Pager } from '../../components/list/Pager';
import { LoadFailure } from '../../components/LoadFailure';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { ListExport } from '../../lists/ListExport';
import { withBase } from '../../routing/basePath';
import { ProblemFilterBar } from './ProblemFilterBar';
import { ProblemLogButton } from './ProblemLogButton';
import { ProblemNote } from './ProblemNote';
import { ProblemWorkDialog } from './ProblemWorkDialog';
import { ReplayProblemButton } from './ReplayProblemButton';
import { shortBuild } from './shortBuild';
import { useProblemFilter } from './useProblemFilter';

interface Shown {
  /** The filter that the page is of. */
  readonly asked: string;
  readonly page: number;
  readonly pageSize: number;
}

/** The newest problems people reported, each with its log to be replayed and who works on it. */
export function ProblemReports() {
  const { t } = useTranslation('problems');
  const format = useFormat();
  const language = useLanguage();
  const [filter, setFilter] = useProblemFilter();
  const [changing, setChanging] = useState<string>();
  const { state, owner, build } = filter;
  const query = {
    ...(state === undefined ? {} : { state }),
    ...(owner === undefined ? {} : { owner }),
    ...(build === undefined ? {} : { build }),
  };
  const asked = JSON.stringify(query);
  const [shown, setShown] = useState<Shown>({ asked, page: 1, pageSize: LIMITS.defaultPageSize });
  // Another filter, also by a step back, begins at its first page.
  const place = { page: shown.asked === asked ? shown.page : 1, pageSize: shown.pageSize };
  const { data, error, refetch } = useListProblemsQuery({
    query: { ...query, page: String(place.page), pageSize: String(place.pageSize) },
  });
  const failure = readApiFailure(error);
  const isFiltered = Object.keys(query).length > 0;
  const problem = data?.rows.find(({ id }) => id === changing);
  return (
    <section className="surface">
      <h2 id="problems">{t('titles.list')}</h2>
      <p>
        <a href={withBase('/replay')} target="_blank" rel="noreferrer">
          {t('titles.replay')}
        </a>
      </p>
      <ProblemFilterBar
        filter={filter}
        onChange={setFilter}
        builds={[...new Set(data?.rows.map((row) => row.build))]}
      />
      <div className="d-flex gap-2 mb-3">
        <ListExport list="problems" query={query} />
      </div>
      {failure === null ? null : (
        <LoadFailure
          message={`${t('titles.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data?.total === 0 ? <p>{t(isFiltered ? 'inbox.noMatch' : 'titles.none')}</p> : null}
      {data === undefined || data.total === 0 ? null : (
        <ScrollBox labelledBy="problems">
          <Table size="sm">
            <thead>
              <tr>
                <th scope="col">{t('titles.at')}</th>
                <th scope="col">{t('inbox.state')}</th>
                <th scope="col">{t('titles.note')}</th>
                <th scope="col">{t('inbox.owner')}</th>
                <th scope="col">{t('titles.by')}</th>
                <th scope="col">{t('titles.page')}</th>
                <th scope="col">{t('inbox.build')}</th>
                <th scope="col">{t('titles.log')}</th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{format.instant(row.reportedAt)}</th>
                  <td>
                    {t(`inbox.states.${row.state ?? 'new'}`)}
                    {row.test == null ? null : <code className="problem-test">{row.test}</code>}
                    <Button
                      color="link"
                      size="sm"
                      className="d-block px-0 text-nowrap"
                      onClick={() => {
                        setChanging(row.id);
                      }}
                    >
                      {t('inbox.change')} <span className="visually-hidden">{row.id}</span>
                    </Button>
                  </td>
                  <td className="problem-note">
                    <ProblemNote text={row.note} />
                  </td>
                  <td>{row.owner?.name ?? t('inbox.unassigned')}</td>
                  <td>{row.by.name}</td>
                  <td>{row.page}</td>
                  <td>{shortBuild(row.build)}</td>
                  <td>
                    {row.logBytes === 0 ? (
                      t('titles.noLog')
                    ) : (
                      <div className="d-flex flex-wrap gap-2">
                        <ReplayProblemButton id={row.id} />
                        <ProblemLogButton id={row.id} />
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      )}
      {data === undefined || data.total === 0 ? null : (
        <Pager
          {...place}
          total={data.total}
          pageSizes={LIMITS.pageSizes}
          onChange={(change) => {
            setShown({ asked, pageSize: place.pageSize, page: 1, ...change });
          }}
        />
      )}
      {problem === undefined ? null : (
        <ProblemWorkDialog
          problem={problem}
          onClose={() => {
            setChanging(undefined);
          }}
          onChanged={() => void refetch()}
        />
      )}
    </section>
  );
}
