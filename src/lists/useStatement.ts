import { ledgerApi, useGetLedgerQuery } from '../api/ledger';
import { useDownload } from '../api/base/useDownload';
import { withFilter } from '../components/list/FilterPanel';
import { everyEntry, statementPage, statementQuery } from '../components/ledger/statementPage';
import { useStatementFilters } from '../components/ledger/useStatementFilters';
import { RARE_LEDGER_COLUMNS } from '../components/columns/useLedgerColumns';
import { useListAnswer } from './useListAnswer';
import { useListScreen } from './useListScreen';

/**
 * A company's account as its address asks for it: the statement of the days named, narrowed and cut into pages here, for an account
 * has some hundred entries and a running balance needs them all.
 * @param companyId the own company's where left out
 * @param failed what could not be loaded, as a sentence
 */
export function useStatement(companyId: string | undefined, failed: string) {
  const filters = useStatementFilters();
  const { query, list } = useListScreen('ledger', statementQuery, filters, RARE_LEDGER_COLUMNS);
  const company = companyId === undefined ? {} : { companyId };
  const { from, to, basis } = query;
  const days = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(basis === undefined ? {} : { basis }),
  };
  const now = useGetLedgerQuery({ query: company });
  const statement = useGetLedgerQuery({ query: { ...company, ...days } });
  const answer = useListAnswer(
    {
      ...statement,
      // It is cut into pages here: no page of it can be asked for.
      endpointName: undefined,
      data: statement.data === undefined ? undefined : statementPage(statement.data.entries, query),
    },
    failed,
  );
  const pdf = useDownload(ledgerApi.endpoints.exportLedger, 'statement.pdf');
  const csv = useDownload(ledgerApi.endpoints.exportLedger, 'statement.csv');
  return {
    list: {
      ...list,
      ...answer,
      everyRow: {
        question: JSON.stringify({ ...query, ...company, page: undefined, pageSize: undefined }),
        load: () => Promise.resolve(everyEntry(statement.currentData?.entries, query)),
      },
    },
    statement: statement.currentData,
    today: now.data,
    asOf: to ?? null,
    setAsOf: (date: string): void => {
      list.onChange({ filters: withFilter(list.state.filters, 'to', date) });
    },
    files: {
      isBusy: pdf.isBusy || csv.isBusy,
      failure: pdf.failure ?? csv.failure,
      save: (format: 'pdf' | 'csv'): void => {
        (format === 'pdf' ? pdf : csv).run({ query: { ...company, ...days, format } });
      },
    },
  };
}
