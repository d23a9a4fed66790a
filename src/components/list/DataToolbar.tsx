import { memo, useMemo } from 'react';
import type { DataListProps } from './dataListProps';
import { ListLook } from './ListLook';
import { ListToolbar, type ListToolbarProps } from './ListToolbar';
import { PrintButton } from './PrintButton';

interface DataToolbarProps
  extends
    Omit<ListToolbarProps, 'state' | 'look'>,
    Pick<
      DataListProps<never>,
      'columns' | 'hiddenColumns' | 'onHiddenColumns' | 'isCompact' | 'onDensity' | 'onChange'
    > {
  readonly q: string;
  readonly values: Readonly<Record<string, string>>;
  readonly isPrinting: boolean;
  readonly onPrint: () => Promise<void>;
}

/**
 * The toolbar of a list with rows: drawn again when something in it changes, and not for another order, a request under way or an
 * answer.
 */
export const DataToolbar = memo(function DataToolbar(props: DataToolbarProps) {
  const { q, values, tools: rare, isPrinting, onPrint } = props;
  const { columns, hiddenColumns, onHiddenColumns, isCompact, onDensity, onChange } = props;
  const tools = useMemo(
    () => (
      <>
        {rare}
        <PrintButton isLoading={isPrinting} print={onPrint} />
      </>
    ),
    [rare, isPrinting, onPrint],
  );
  const look = useMemo(
    () => <ListLook {...{ columns, hiddenColumns, onHiddenColumns, isCompact, onDensity, onChange }} />,
    [columns, hiddenColumns, onHiddenColumns, isCompact, onDensity, onChange],
  );
  return <ListToolbar {...props} state={{ q, filters: values }} tools={tools} look={look} />;
});
