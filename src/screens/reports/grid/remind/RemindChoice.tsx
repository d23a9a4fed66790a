import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { errorMessage } from '../../../../api/base/errorMessage';
import { gridApi, usePreviewRemindersQuery, useSendRemindersMutation } from '../../../../api/reports/grid';
import { readApiFailure } from '../../../../api/base/readApiFailure';
import { useSending } from '../../../../api/base/useSending';
import { useDownload } from '../../../../api/base/useDownload';
import { DownloadButton } from '../../../../components/DownloadButton';
import { LoadFailure } from '../../../../components/LoadFailure';
import { SkeletonLines } from '../../../../components/Skeleton';
import { useLanguage } from '../../../../i18n/useFormat';
import type { GridPeriod, Sent } from '../gridParts';
import { RemindList } from './RemindList';

interface RemindChoiceProps {
  readonly period: GridPeriod;
  /** The one company that was pointed at; null to begin with all that are missing the period. */
  readonly only: { readonly id: string; readonly name: string } | null;
  readonly onSent: (sent: Sent) => void;
  readonly onClose: () => void;
}

/** Who is missing a period and how each would be reached; nothing is sent before the press that names the number. */
export function RemindChoice({ period, only, onSent, onClose }: RemindChoiceProps) {
  const { t } = useTranslation('reportGrid');
  const language = useLanguage();
  const { fiscalYear, index } = period;
  const { data, error, refetch } = usePreviewRemindersQuery(
    { body: { fiscalYear, index, companyIds: null } },
    { refetchOnMountOrArgChange: true },
  );
  const [left, setLeft] = useState<ReadonlySet<string> | null>(null);
  const [send, { isLoading }] = useSendRemindersMutation();
  const [failure, setFailure] = useState<string>();
  const { deliver, sentenceOf } = useSending('reminders');
  const letters = useDownload(gridApi.endpoints.printReminders, 'reminders.pdf');
  const loadFailure = readApiFailure(error);
  if (data === undefined)
    return loadFailure === null ? (
      <SkeletonLines count={4} />
    ) : (
      <LoadFailure message={errorMessage(loadFailure, language)} onRetry={() => void refetch()} />
    );
  const first = only === null ? [] : data.rows.filter(({ companyId }) => companyId !== only.id);
  const leftOut = left ?? new Set(first.map(({ companyId }) => companyId));
  const chosen = data.rows.filter(({ companyId }) => !leftOut.has(companyId));
  const mails = chosen.filter(({ outcome }) => outcome === 'mail').length;
  const ids = chosen.map(({ companyId }) => companyId);
  const isAll = chosen.length === data.rows.length;

  async function press(): Promise<void> {
    if (isLoading || mails === 0) return;
    setFailure(undefined);
    const body = { fiscalYear, index, companyIds: isAll ? null : ids };
    const answer = await deliver(body, (idempotencyKey) => send({ body, idempotencyKey }));
    setFailure(sentenceOf(answer) ?? undefined);
    if (answer.data !== undefined) onSent(answer.data);
  }

  return (
    <>
      {data.rows.length === 0 ? (
        <p role="status">{t('remind.nobody')}</p>
      ) : (
        <RemindList rows={data.rows} leftOut={leftOut} onChange={setLeft} />
      )}
      <p role="status">{t('remind.dryRun', { mails, letters: chosen.length - mails })}</p>
      <div role="alert">{failure === undefined ? null : <p className="alert alert-danger">{failure}</p>}</div>
      <div className="dialog-buttons">
        <Button color="secondary" outline onClick={onClose}>
          {t('remind.cancel')}
        </Button>
        {chosen.length === 0 ? null : (
          <DownloadButton
            {...letters}
            onPress={() => {
              letters.run({
                query: {
                  fiscalYear: String(fiscalYear),
                  index: String(index),
                  companyIds: isAll ? undefined : ids.join(','),
                },
              });
            }}
          >
            {t('remind.print', { count: chosen.length })}
          </DownloadButton>
        )}
        <Button
          color="primary"
          aria-disabled={mails === 0 || isLoading}
          aria-busy={isLoading}
          onClick={() => void press()}
        >
          {t('remind.send', { count: mails })}
        </Button>
      </div>
    </>
  );
}
