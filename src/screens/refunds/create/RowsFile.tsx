import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnQuestion, TableChoice } from '../../../../contract/entities/tableColumns';
import { LIMITS, TABLE_ACCEPT } from '../../../../contract/limits';
import { errorMessage } from '../../../api/base/errorMessage';
import { sendFile } from '../../../api/base/sendFile';
import { claimRowsApi } from '../../../api/refunds/rows';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useDownload } from '../../../api/base/useDownload';
import { MapColumns } from '../../../components/columnMapping/MapColumns';
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
  const [taken, setTaken] = useState<string>();
  const [asked, setAsked] = useState<{ readonly file: File; readonly question: ColumnQuestion }>();
  const breakOff = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      breakOff.current?.abort();
    },
    [],
  );

  async function take(file: File | undefined, choice?: TableChoice): Promise<void> {
    if (file === undefined || isReading) return;
    const controller = new AbortController();
    breakOff.current = controller;
    setRefusal(undefined);
    setNotices([]);
    setTaken(undefined);
    if (choice === undefined) setAsked(undefined);
    setReading(true);
    const body = choice === undefined ? {} : { columns: JSON.stringify(choice) };
    const answer = await dispatch(
      sendFile(endpoints.readClaimFile, (sent) => ({ body, file: sent }), file, {
        signal: controller.signal,
      }),
    );
    if (controller.signal.aborted) return;
    setReading(false);
    if (answer.ok && answer.data.question !== null) setAsked({ file, question: answer.data.question });
    else if (answer.ok) {
      setAsked(undefined);
      onText(textOfRows(answer.data.rows));
      setNotices(answer.data.notices);
      setTaken(file.name);
    } else setRefusal(errorMessage(answer.failure, language));
  }

  return (
    <>
      <FileField
        id="rows-file"
        label={t('rows.file')}
        accept={TABLE_ACCEPT}
        maxBytes={LIMITS.claimFileBytes}
        error={asked === undefined ? refusal : undefined}
        isDisabled={isReading}
        onFiles={([file]) => void take(file)}
      />
      <div role="status">
        {isReading ? (
          <p>
            <BusyMark />
            {t('rows.reading')}
          </p>
        ) : null}
        {taken === undefined ? null : <p>{t('rows.fileTaken', { name: taken })}</p>}
        {notices.length === 0 ? null : <p>{notices.join(' ')}</p>}
      </div>
      {asked === undefined ? null : (
        <section aria-labelledby="rows-columns">
          <h3 id="rows-columns">{t('rows.columnsTitle', { name: asked.file.name })}</h3>
          <MapColumns
            kind="claim-rows"
            question={asked.question}
            isBusy={isReading}
            refusal={refusal}
            onChoose={(choice) => void take(asked.file, choice)}
            onCancel={() => {
              setAsked(undefined);
            }}
          />
        </section>
      )}
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
