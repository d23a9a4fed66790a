import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from './DownloadButton';

type Download = Pick<ComponentProps<typeof DownloadButton>, 'isBusy' | 'failure'>;

interface FileButtonsProps {
  readonly csv: Download;
  readonly xlsx: Download;
  readonly onPress: (format: 'csv' | 'xlsx') => void;
}

/** A filtered list as a file, in the two formats spreadsheets read. */
export function FileButtons({ csv, xlsx, onPress }: FileButtonsProps) {
  const { t } = useTranslation('components');
  return (
    <>
      <DownloadButton
        isBusy={csv.isBusy}
        failure={csv.failure}
        onPress={() => {
          onPress('csv');
        }}
      >
        {t('list.exportCsv')}
      </DownloadButton>
      <DownloadButton
        isBusy={xlsx.isBusy}
        failure={xlsx.failure}
        onPress={() => {
          onPress('xlsx');
        }}
      >
        {t('list.exportXlsx')}
      </DownloadButton>
    </>
  );
}
