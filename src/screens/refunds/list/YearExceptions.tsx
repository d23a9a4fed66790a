import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { RefundWaiver } from '../../../../contract/entities/refundException';
import { LIMITS } from '../../../../contract/limits';
import {
  useListFilingExtensionsQuery,
  useListRefundWaiversQuery,
  useWithdrawRefundWaiverMutation,
} from '../../../api/refunds/review';
import { companyOf } from '../../../../domain/permissions';
import { mayWaiveRefunds } from '../../../../domain/refundPermissions';
import { ActionButton } from '../../../components/ActionButton';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { useSending } from '../../../api/base/useSending';
import { SkeletonLines } from '../../../components/Skeleton';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import { selectRoles } from '../../../state/session';
import { FilingExtensionDialog } from './FilingExtensionDialog';
import { WaiveDialog } from './WaiveDialog';

interface YearExceptionsProps {
  /** The company staff look at; left out on the company's own side. */
  readonly companyId: string | undefined;
}

/** Years a company has waived or may claim late, and the actions of each side on them. */
export function YearExceptions({ companyId }: YearExceptionsProps) {
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const roles = useSelector(selectRoles);
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayWaiveRefunds(actor, { companyId: companyOf(actor), isRefundEligible: true }));
  const sending = useSending('exception');
  const query = companyId === undefined ? {} : { companyId };
  const { data: waivers = [], isSuccess: knowsWaivers } = useListRefundWaiversQuery({ query });
  const { data: leaves = [], isSuccess: knowsExtensions } = useListFilingExtensionsQuery({ query });
  const [takeBack] = useWithdrawRefundWaiverMutation();
  const [asked, setAsked] = useState<'waive' | 'letIn' | RefundWaiver | null>(null);
  const isAdmin = companyId !== undefined && roles.includes('admin');
  const close = (): void => {
    setAsked(null);
  };
  return (
    <section className="surface mt-4" aria-labelledby="year-exceptions">
      <h2 id="year-exceptions">{t('waiver.title')}</h2>
      {knowsWaivers && knowsExtensions ? null : <SkeletonLines count={1} />}
      {knowsWaivers && knowsExtensions && waivers.length + leaves.length === 0 ? (
        <p>{t('waiver.none')}</p>
      ) : null}
      <ul className="exception-list">
        {waivers.map((waiver) => (
          <li key={waiver.id}>
            {t('waiver.signed', {
              year: waiver.fiscalYear,
              name: waiver.signerName,
              date: format.instant(waiver.signedAt),
            })}{' '}
            {waiver.withdrawn === null
              ? null
              : t('waiver.withdrawn', {
                  year: waiver.fiscalYear,
                  name: waiver.withdrawn.by.name,
                  reason: waiver.withdrawn.reason,
                })}
            {waiver.withdrawn === null && isAdmin ? (
              <Button
                color="link"
                size="sm"
                aria-label={t('waiver.takeBackOf', { year: waiver.fiscalYear })}
                onClick={() => {
                  setAsked(waiver);
                }}
              >
                {t('waiver.takeBack')}
              </Button>
            ) : null}
          </li>
        ))}
        {leaves.map((leave) => (
          <li key={leave.fiscalYear}>
            {t('waiver.late', {
              year: leave.fiscalYear,
              date: format.date(leave.until),
              reason: leave.reason,
            })}
          </li>
        ))}
      </ul>
      {companyId === undefined ? (
        <ActionButton
          id="waive"
          refusal={refusal}
          onClick={() => {
            setAsked('waive');
          }}
        >
          {t('waiver.waive')}
        </ActionButton>
      ) : isAdmin ? (
        <Button
          color="secondary"
          outline
          onClick={() => {
            setAsked('letIn');
          }}
        >
          {t('waiver.letIn')}
        </Button>
      ) : null}
      {asked === 'waive' ? <WaiveDialog onClose={close} /> : null}
      {asked === 'letIn' && companyId !== undefined ? (
        <FilingExtensionDialog companyId={companyId} onClose={close} />
      ) : null}
      {asked === null || typeof asked === 'string' ? null : (
        <DraftReasonDialog
          draftName={`waiver-${asked.id}`}
          title={t('waiver.takeBackQuestion', { year: asked.fiscalYear })}
          confirm={t('waiver.takeBack')}
          maxLength={LIMITS.reasonText}
          onConfirm={async (_, reason) => {
            const answer = await sending.deliver([asked.id, reason], (idempotencyKey) =>
              takeBack({
                params: { id: asked.id },
                body: { reason },
                idempotencyKey,
              }),
            );
            return sending.sentenceOf(answer);
          }}
          onClose={close}
        >
          <p>{t('waiver.takeBackAbout')}</p>
        </DraftReasonDialog>
      )}
    </section>
  );
}
