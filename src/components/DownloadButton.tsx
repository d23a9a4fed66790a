import downloadIcon from 'bootstrap-icons/icons/download.svg';
import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { Icon } from './Icon';

interface DownloadButtonProps {
  readonly isBusy: boolean;
  /** Why the last attempt gave no file. */
  readonly failure: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Fetches a file; says beside itself why it could not. */
export function DownloadButton({ isBusy, failure, onPress, children }: DownloadButtonProps) {
  return (
    <>
      <Button color="secondary" outline aria-disabled={isBusy} aria-busy={isBusy} onClick={onPress}>
        <Icon paths={downloadIcon} /> {children}
      </Button>
      {failure === undefined ? null : (
        <span role="alert" className="text-danger-emphasis">
          {failure}
        </span>
      )}
    </>
  );
}
