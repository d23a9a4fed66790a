import { memo } from 'react';
import { ListLook, type ListLookProps } from './ListLook';
import { ListToolbar, type ListToolbarProps } from './ListToolbar';
import { PrintButton } from './PrintButton';

interface DataToolbarProps extends Omit<ListToolbarProps, 'look'>, ListLookProps<never> {
  readonly isPrinting: boolean;
  readonly onPrint: () => Promise<void>;
}

/** The toolbar of a list with rows: drawn again when something in it changes, and not for each request under way and each answer. */
export const DataToolbar = memo(function DataToolbar(props: DataToolbarProps) {
  return (
    <ListToolbar
      {...props}
      tools={
        <>
          {props.tools}
          <PrintButton isLoading={props.isPrinting} print={props.onPrint} />
        </>
      }
      look={<ListLook {...props} />}
    />
  );
});
