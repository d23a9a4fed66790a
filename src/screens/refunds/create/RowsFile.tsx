import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';
import { errorMessage } from '../../../api/base/errorMessage';
import { sendFile } from '../../../api/base/sendFile';
import { claimRowsApi } from '../../../api/refunds/rows';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useDownload } from '../../../api/base/useDownload';
import { BusyMark } from '../../../components/BusyMark';
import { DownloadButton } from '../../../components/DownloadButton';
import { FileField } from '../../../components/form/FileField';
import { useLanguage } from '../../../i18n/useFormat';
import { textOfRows } from './rowsText';

interface RowsFileProps {
  /** The file's rows as text, to be looked at and taken. */
  readonly onText: (text: string) => void;
}

const { endpoints } = claimRowsApi;

/** Rows from a CSV or XLSX file, read by the server, and the templates to fill in. */
export function RowsFile({ onText }: RowsFileProps) {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const csv = useDownload(endpoints.downloadClaimTemplate, 'claim-rows.csv');
  const xlsx = useDownload(endpoints.downloadClaimTemplate, 'claim-rows.xlsx');
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [notices, setNotices] = useState<readonly string[]>([]);
  const breakOff = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      breakOff.current?.abort();
    },
    [],
  );

  async function take([file]: readonly File[]): Promise<void> {
    if (file === undefined || isReading) return;
    const controller = new AbortController();
    breakOff.current = controller;
    setRefusal(undefined);
    setNotices([]);
    setReading(true);
    const answer = await dispatch(
      sendFile(endpoints.readClaimFile, (sent) => ({ file: sent }), file, { signal: controller.signal }),
    );
    if (controller.signal.aborted) return;
    setReading(false);
    if (answer.ok) {
      onText(textOfRows(answer.data.rows));
      setNotices(answer.data.notices);
    } else setRefusal(errorMessage(answer.failure, language));
  }

  return (
    <>
      <FileField
        id="rows-file"
        label={t('rows.file')}
        accept=".csv,.tsv,.txt,.xlsx"
        maxBytes={LIMITS.claimFileBytes}
        error={refusal}
        isDisabled={isReading}
        onFiles={(files) => void take(files)}
      />
      <div role="status">
        {isReading ? (
          <p>
            <BusyMark />
            {t('rows.reading')}
          </p>
        ) : null}
        {notices.length === 0 ? null : <p>{notices.join(' ')}</p>}
      </div>
      <p className="d-flex flex-wrap gap-2 align-items-center">
        {t('rows.templates')}
        <DownloadButton
          {...csv}
          onPress={() => {
            csv.run({ query: { format: 'csv' } });
          }}
        >
          {t('rows.templateCsv')}
        </DownloadButton>
        <DownloadButton
          {...xlsx}
          onPress={() => {
            xlsx.run({ query: { format: 'xlsx' } });
          }}
        >
          {t('rows.templateXlsx')}
        </DownloadButton>
      </p>
    </>
  );
}
