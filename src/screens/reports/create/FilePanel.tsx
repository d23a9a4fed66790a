import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { uploadReportLines } from '../../../../contract/endpoints/reports/filing';
import type { ColumnQuestion, TableChoice } from '../../../../contract/entities/tableColumns';
import { LIMITS, TABLE_ACCEPT } from '../../../../contract/limits';
import { sizeText } from '../../../../contract/texts/sizeText';
import { errorMessage } from '../../../api/base/errorMessage';
import { sendFile } from '../../../api/base/sendFile';
import { reportsApi } from '../../../api/reports/filing';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { useDownload } from '../../../api/base/useDownload';
import { MapColumns } from '../../../components/columnMapping/MapColumns';
import { BusyMark } from '../../../components/BusyMark';
import { DownloadButton } from '../../../components/DownloadButton';
import { FileField } from '../../../components/form/FileField';
import { useLanguage } from '../../../i18n/useFormat';
import { FileFaults } from './FileFaults';
import { lineOfText } from './lineText';
import type { ReportEvent } from './reportForm';

const { endpoints } = reportsApi;

interface FilePanelProps {
  readonly send: Dispatch<ReportEvent>;
}

type Outcome =
  | { readonly kind: 'read'; readonly fileName: string; readonly read: DataOf<typeof uploadReportLines> }
  | {
      readonly kind: 'asked';
      readonly file: File;
      readonly question: ColumnQuestion;
      readonly sentence?: string;
    }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Lines from a file: good rows join the grid, each row that cannot be read is named with its place and reason. */
export function FilePanel({ send }: FilePanelProps) {
  const { t } = useTranslation('reportForm');
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const template = useDownload(endpoints.downloadLinesTemplate, 'report-lines.csv');
  const [reading, setReading] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const breakOff = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      breakOff.current?.abort();
    },
    [],
  );

  async function take(
    file: File | undefined,
    asked?: Extract<Outcome, { kind: 'asked' }>,
    choice?: TableChoice,
  ) {
    if (file === undefined || reading !== null) return;
    const controller = new AbortController();
    breakOff.current = controller;
    if (asked === undefined) setOutcome(null);
    setReading(file.name);
    const body = choice === undefined ? {} : { columns: JSON.stringify(choice) };
    const answer = await dispatch(
      sendFile(endpoints.uploadReportLines, (sent) => ({ body, file: sent }), file, {
        signal: controller.signal,
      }),
    );
    if (controller.signal.aborted) return;
    setReading(null);
    if (!answer.ok) {
      const sentence = errorMessage(answer.failure, language);
      setOutcome(asked === undefined ? { kind: 'refused', sentence } : { ...asked, sentence });
      return;
    }
    const { question } = answer.data;
    if (question !== null) {
      setOutcome({ kind: 'asked', file, question });
      return;
    }
    setOutcome({ kind: 'read', fileName: file.name, read: answer.data });
    send({ type: 'linesRead', lines: answer.data.lines.map(lineOfText) });
  }

  return (
    <section className="surface file-panel" aria-labelledby="lines-file-title">
      <h2 id="lines-file-title">{t('file.title')}</h2>
      <FileField
        id="lines-file"
        label={t('file.choose')}
        hint={t('file.hint', { size: sizeText(language, LIMITS.reportFileBytes) })}
        error={outcome?.kind === 'refused' ? outcome.sentence : undefined}
        accept={TABLE_ACCEPT}
        maxBytes={LIMITS.reportFileBytes}
        isDisabled={reading !== null}
        onFiles={([file]) => void take(file)}
      />
      <div role="status">
        {reading === null ? null : (
          <p>
            <BusyMark />
            {t('file.reading', { name: reading })}
          </p>
        )}
        {outcome?.kind === 'read' ? (
          <Alert color={outcome.read.faults.length === 0 ? 'success' : 'warning'} fade={false}>
            <p className="mb-0">
              {t('file.read', { count: outcome.read.lines.length, name: outcome.fileName })}{' '}
              {outcome.read.faults.length === 0
                ? null
                : t('file.faulty', {
                    count: new Set(outcome.read.faults.map(({ fileLine }) => fileLine)).size,
                  })}{' '}
              {outcome.read.ignored.length === 0
                ? null
                : t('file.ignored', { columns: outcome.read.ignored.join(', ') })}{' '}
              {outcome.read.notices.join(' ')}
            </p>
          </Alert>
        ) : null}
      </div>
      {outcome?.kind === 'asked' ? (
        <section aria-labelledby="lines-columns">
          <h3 id="lines-columns">{t('file.columnsTitle', { name: outcome.file.name })}</h3>
          <MapColumns
            kind="report-lines"
            question={outcome.question}
            isBusy={reading !== null}
            refusal={outcome.sentence}
            onChoose={(choice) => void take(outcome.file, outcome, choice)}
            onCancel={() => {
              setOutcome(null);
            }}
          />
        </section>
      ) : null}
      {outcome?.kind === 'read' && outcome.read.faults.length > 0 ? <FileFaults read={outcome.read} /> : null}
      <p className="mb-0 d-flex flex-wrap gap-2 align-items-center">
        <DownloadButton
          {...template}
          onPress={() => {
            template.run({});
          }}
        >
          {t('file.template')}
        </DownloadButton>
      </p>
    </section>
  );
}
