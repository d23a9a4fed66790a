import downloadIcon from 'bootstrap-icons/icons/download.svg';
import type { ReactNode } from 'react';
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
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onPress}
      >
        <Icon paths={downloadIcon} /> {children}
      </button>
      {failure === undefined ? null : (
        <span role="alert" className="text-danger-emphasis">
          {failure}
        </span>
      )}
    </>
  );
}
