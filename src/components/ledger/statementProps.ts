import type { DataOf } from '../../../contract/endpoint';
import type { getLedger } from '../../../contract/endpoints/ledger';
import type { DataListProps } from '../list/dataListProps';
import type { LedgerEntry } from './statementPage';

type LedgerStatement = DataOf<typeof getLedger>;

/** An account on the screen: what its list, its balances and its files need. */
export interface StatementProps {
  readonly list: Omit<DataListProps<LedgerEntry>, 'name' | 'columns' | 'rowId' | 'empty'>;
  /** The statement of the days that were asked for. */
  readonly statement: LedgerStatement | undefined;
  /** The statement up to today. */
  readonly today: LedgerStatement | undefined;
  /** The day looked at; null for today. */
  readonly asOf: string | null;
  readonly setAsOf: (date: string) => void;
  readonly files: {
    readonly isBusy: boolean;
    readonly failure: string | undefined;
    readonly save: (format: 'pdf' | 'csv') => void;
  };
}
