import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { LIMITS } from '../../../contract/limits';
import {
  paymentRunsApi,
  useCancelPaymentRunMutation,
  useReleasePaymentRunMutation,
} from '../../api/paymentRuns';
import { useDownload } from '../../api/base/useDownload';
import { useSending } from '../../api/base/useSending';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { DraftReasonDialog } from '../shared/DraftReasonDialog';
import { DownloadButton } from '../../components/DownloadButton';
import { useFormat, useLanguage } from '../../i18n/useFormat';
import { selectRoles } from '../../state/session';
import { releaseRefusal } from './releaseRefusal';

interface RunActionsProps {
  readonly run: PaymentRun;
}

interface Asked {
  readonly action: 'release' | 'cancel';
  readonly version: number;
  readonly total: string;
}

/** What may be done with a run now; what this reader may not stays in sight with the reason. */
export function RunActions({ run }: RunActionsProps) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const language = useLanguage();
  const roles = useSelector(selectRoles);
  const sending = useSending(`payment-run-${run.id}`);
  const [release] = useReleasePaymentRunMutation();
  const [cancel] = useCancelPaymentRunMutation();
  /** The run as it was when the question was put: what is confirmed is what was read, and sent again it is the same. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const bank = useDownload(paymentRunsApi.endpoints.downloadPaymentRun, `${run.number}.ach`);
  const table = useDownload(paymentRunsApi.endpoints.downloadPaymentRun, `${run.number}.csv`);
  const params = { id: run.id };
  const { total } = run;
  const close = (): void => {
    setAsked(null);
  };
  if (!roles.some((role) => role === 'approver' || role === 'admin')) return null;
  const refusal = releaseRefusal(language, run.release);
  const hasTransfers = run.items.some(({ method }) => method === 'ACH');

  return (
    <section className="surface mb-4" aria-labelledby="run-actions">
      <h2 id="run-actions">{t('actions.title')}</h2>
      {run.status === 'Cancelled' ? <p className="mb-0">{t('actions.none')}</p> : null}
      {run.status === 'Prepared' ? (
        <ul className="action-list">
          <li>
            <Button
              color="primary"
              aria-disabled={refusal !== null}
              aria-describedby={refusal === null ? undefined : 'why-not-release'}
              onClick={() => {
                if (refusal === null) setAsked({ action: 'release', version: run.version, total });
              }}
            >
              {t('actions.release', { total: format.money(total) })}
            </Button>
            {refusal === null ? null : (
              <span className="refusal" id="why-not-release">
                {refusal}
              </span>
            )}
          </li>
          <li>
            <Button
              color="danger"
              outline
              onClick={() => {
                setAsked({ action: 'cancel', version: run.version, total });
              }}
            >
              {t('actions.cancel')}
            </Button>
          </li>
        </ul>
      ) : null}
      {run.status === 'Released' ? (
        <div className="pill-row">
          {hasTransfers && run.bankIsSetUp ? (
            <DownloadButton
              isBusy={bank.isBusy}
              failure={bank.failure}
              onPress={() => {
                bank.run({ params, query: { format: 'nacha' } });
              }}
            >
              {t('actions.nacha')}
            </DownloadButton>
          ) : null}
          <DownloadButton
            isBusy={table.isBusy}
            failure={table.failure}
            onPress={() => {
              table.run({ params, query: { format: 'csv' } });
            }}
          >
            {t('actions.csv')}
          </DownloadButton>
          {hasTransfers && !run.bankIsSetUp ? <small>{t('actions.noBank')}</small> : null}
        </div>
      ) : null}
      {asked?.action === 'release' ? (
        <ConfirmDialog
          title={t('actions.releaseQuestion')}
          confirm={t('actions.release', { total: format.money(asked.total) })}
          onConfirm={async () => {
            const body = { version: asked.version, total: asked.total };
            return sending.sentenceOf(
              await sending.deliver(['release', body], (idempotencyKey) =>
                release({ params, body, idempotencyKey }),
              ),
            );
          }}
          onClose={close}
        >
          <p>
            {t('actions.releaseAbout', {
              count: run.items.length,
              total: format.money(asked.total),
              name: run.preparedBy.name,
            })}
          </p>
        </ConfirmDialog>
      ) : null}
      {asked?.action === 'cancel' ? (
        <DraftReasonDialog
          draftName={`payment-run-${run.id}`}
          title={t('actions.cancelQuestion')}
          confirm={t('actions.cancel')}
          cancel={t('actions.keep')}
          color="danger"
          maxLength={LIMITS.reasonText}
          onConfirm={async (_, reason) => {
            const body = { version: asked.version, reason };
            return sending.sentenceOf(
              await sending.deliver(['cancel', body], (idempotencyKey) =>
                cancel({ params, body, idempotencyKey }),
              ),
            );
          }}
          onClose={close}
        >
          <p>{t('actions.cancelAbout')}</p>
        </DraftReasonDialog>
      ) : null}
    </section>
  );
}
