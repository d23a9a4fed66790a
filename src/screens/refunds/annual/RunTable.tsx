import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Table } from 'reactstrap';
import type { AnnualRunSummary } from '../../../../contract/entities/annualRun';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import { annualPath } from './annualPath';
import { RUN_TONES } from './runTones';

/** Earlier runs, the newest first. */
export function RunTable({ runs }: { readonly runs: readonly AnnualRunSummary[] }) {
  const { t } = useTranslation('annualRun');
  const format = useFormat();
  return (
    <div>
      <h2 id="annual-earlier">{t('earlier')}</h2>
      {runs.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ScrollBox labelledBy="annual-earlier">
          <Table className="assignment-table" aria-labelledby="annual-earlier">
            <thead>
              <tr>
                <th scope="col">{t('year')}</th>
                <th scope="col">{t('started')}</th>
                <th scope="col">{t('startedBy')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col" className="figure-cell">
                  {t('claimable')}
                </th>
                <th scope="col" className="figure-cell">
                  {t('total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <th scope="row">
                    <Link to={annualPath(run.id)}>{run.fiscalYear}</Link>
                  </th>
                  <td>{format.instant(run.startedAt)}</td>
                  <td>{run.startedBy.name}</td>
                  <td>
                    <StatusBadge tone={RUN_TONES[run.status]} label={t(`statuses.${run.status}`)} />
                  </td>
                  <td className="figure-cell">{format.count(run.claimable)}</td>
                  <td className="figure-cell">{format.amount(run.total)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollBox>
      )}
    </div>
  );
}
