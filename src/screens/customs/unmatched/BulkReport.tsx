import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress, Table } from 'reactstrap';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import type { BulkRun } from './useBulkAssign';

interface BulkReportProps {
  readonly run: BulkRun;
}

/** Row by row what giving the numbers would do, or did. */
export function BulkReport({ run }: BulkReportProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const id = useId();
  if (run.kind === 'previewing' || run.kind === 'assigning') {
    const sentence = t(`bulk.${run.kind}`, {
      done: format.count(run.rows.length),
      all: format.count(run.total),
    });
    return (
      <>
        <p role="status">{sentence}</p>
        <Progress aria-label={sentence} value={run.rows.length} max={run.total} />
      </>
    );
  }
  const given = run.rows.filter(({ moves }) => moves?.isDone === true).length;
  const companies = new Set(run.rows.map(({ companyName }) => companyName));
  const [only = null] = companies.size === 1 ? companies : [];
  return (
    <>
      {only === null ? null : <p>{t('bulk.to', { company: only })}</p>}
      <p role="status">
        {run.kind === 'done' ? t('bulk.done', { count: given, formatted: format.count(given) }) : ''}
      </p>
      <ScrollBox labelledBy={id}>
        <Table size="sm">
          <caption className="visually-hidden" id={id}>
            {t('queue.title')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('bulk.number')}</th>
              {only === null ? <th scope="col">{t('bulk.company')}</th> : null}
              <th scope="col" className="figure-cell">
                {t('queue.lines')}
              </th>
              <th scope="col" className="figure-cell">
                {t('queue.collected')}
              </th>
              <th scope="col">{t('bulk.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {run.rows.map(({ importerNumber, companyName, moves, refusal }) => (
              <tr key={importerNumber}>
                <th scope="row" className="text-nowrap">
                  {importerNumber}
                </th>
                {only === null ? <td>{companyName}</td> : null}
                <td className="figure-cell">{moves === null ? '–' : format.count(moves.lines)}</td>
                <td className="figure-cell">{moves === null ? '–' : format.amount(moves.amountCollected)}</td>
                <td>{refusal ?? t(run.kind === 'done' ? 'bulk.given' : 'bulk.ready')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
    </>
  );
}
