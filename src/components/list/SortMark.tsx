import down from 'bootstrap-icons/icons/caret-down-fill.svg';
import up from 'bootstrap-icons/icons/caret-up-fill.svg';
import { Icon } from '../Icon';

interface SortMarkProps {
  /** Which way the column is sorted; `none` where another one is. */
  readonly direction: 'ascending' | 'descending' | 'none';
}

/** The one mark of a sorted column; of the others it shows on demand that they can be. */
export function SortMark({ direction }: SortMarkProps) {
  return (
    <span className={direction === 'none' ? 'list-sort-mark is-idle' : 'list-sort-mark'}>
      <Icon paths={direction === 'descending' ? down : up} />
    </span>
  );
}
