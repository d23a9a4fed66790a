import type { ComponentProps } from 'react';
import { DownloadButton } from './DownloadButton';

type Download = Pick<ComponentProps<typeof DownloadButton>, 'isBusy' | 'failure'>;

interface FileButtonsProps {
  readonly csv: Download;
  readonly xlsx: Download;
  readonly names: { readonly csv: string; readonly xlsx: string };
  readonly onPress: (format: 'csv' | 'xlsx') => void;
}

/** A filtered list as a file, in the two formats spreadsheets read. */
export function FileButtons({ csv, xlsx, names, onPress }: FileButtonsProps) {
  return (
    <>
      <DownloadButton
        isBusy={csv.isBusy}
        failure={csv.failure}
        onPress={() => {
          onPress('csv');
        }}
      >
        {names.csv}
      </DownloadButton>
      <DownloadButton
        isBusy={xlsx.isBusy}
        failure={xlsx.failure}
        onPress={() => {
          onPress('xlsx');
        }}
      >
        {names.xlsx}
      </DownloadButton>
    </>
  );
}
