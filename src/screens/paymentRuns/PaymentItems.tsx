import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button, Table } from 'reactstrap';
import type { PaymentItem, PaymentRun } from '../../../contract/entities/paymentRun';
import { LIMITS } from '../../../contract/limits';
import { RETURN_CAUSES } from '../../../domain/paymentRun';
import {
  useConfirmPaymentsMutation,
  useReturnPaymentMutation,
  useTakeClaimOutMutation,
} from '../../api/paymentRuns';
import { useSending } from '../../api/base/useSending';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { DraftReasonDialog } from '../shared/DraftReasonDialog';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';
import { selectRoles } from '../../state/session';
import { CheckNumbers } from './CheckNumbers';
import { PaymentItemRow } from './PaymentItemRow';

interface PaymentItemsProps {
  readonly run: PaymentRun;
}

type Asked =
  { readonly kind: 'arrived' } | { readonly kind: 'returned' | 'takeOut'; readonly item: PaymentItem };

/** The payments of a run, followed up until they have arrived or come back. */
export function PaymentItems({ run }: PaymentItemsProps) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const roles = useSelector(selectRoles);
  const sending = useSending(`payments-${run.id}`);
  const [confirm] = useConfirmPaymentsMutation();
  const [takeOut] = useTakeClaimOutMutation();
  const [returnPayment] = useReturnPaymentMutation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { id: run.id };
  const { version } = run;
  const isPayer = roles.some((role) => role === 'approver' || role === 'admin');
  const mayFollow = run.status === 'Released' && isPayer;
  const mayTakeOut = run.status === 'Prepared' && isPayer && run.items.length > 1;
  const mayNote = mayFollow && run.items.some(({ status }) => status === 'Issued');
  const arrived = run.items.filter(({ id, status }) => status === 'Issued' && chosen.has(id));
  const close = (): void => {
    setAsked(null);
  };
  return (
    <section className="surface" aria-labelledby="run-items">
      <h2 id="run-items">{t('items.title', { count: run.items.length })}</h2>
      <ScrollBox labelledBy="items-table">
        <Table className="payment-run-table">
          <caption className="visually-hidden" id="items-table">
            {t('items.table')}
          </caption>
          <thead>
            <tr>
              {mayNote ? <th scope="col">{t('items.arrived')}</th> : null}
              <th scope="col">{t('ready.claim')}</th>
              <th scope="col">{t('items.payee')}</th>
              <th scope="col">{t('ready.paidBy')}</th>
              <th scope="col">{t('runs.status')}</th>
              <th scope="col" className="is-figure">
                {t('ready.amount')}
              </th>
              {mayFollow || mayTakeOut ? <th scope="col">{t('items.action')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {run.items.map((item) => (
              <PaymentItemRow
                key={item.id}
                item={item}
                mayFollow={mayFollow}
                mayNote={mayNote}
                isChosen={chosen.has(item.id)}
                onChoose={(on) => {
                  const next = new Set(chosen);
                  if (on) next.add(item.id);
                  else next.delete(item.id);
                  setChosen(next);
                }}
                onReturn={() => {
                  setAsked({ kind: 'returned', item });
                }}
                onTakeOut={
                  mayTakeOut
                    ? () => {
                        setAsked({ kind: 'takeOut', item });
                      }
                    : null
                }
              />
            ))}
          </tbody>
        </Table>
      </ScrollBox>
      {mayFollow ? (
        <div className="pill-row mt-3">
          {mayNote ? (
            <Button
              color="primary"
              aria-disabled={arrived.length === 0}
              onClick={() => {
                if (arrived.length > 0) setAsked({ kind: 'arrived' });
              }}
            >
              {arrived.length === 0
                ? t('items.noteArrivedNone')
                : t('items.noteArrived', { count: arrived.length })}
            </Button>
          ) : null}
          <CheckNumbers run={run} />
        </div>
      ) : null}
      {asked?.kind === 'arrived' ? (
        <ConfirmDialog
          title={t('items.arrivedQuestion')}
          confirm={t('items.noteArrived', { count: arrived.length })}
          onConfirm={async () => {
            const body = { version, itemIds: arrived.map(({ id }) => id) };
            const answer = await sending.deliver(['confirm', body], (idempotencyKey) =>
              confirm({ params, body, idempotencyKey }),
            );
            return sending.sentenceOf(answer);
          }}
          onClose={close}
        >
          <p>{t('items.arrivedAbout')}</p>
        </ConfirmDialog>
      ) : null}
      {asked?.kind === 'takeOut' ? (
        <ConfirmDialog
          title={t('items.takeOutQuestion', { number: asked.item.claimNumber })}
          confirm={t('items.takeOut')}
          onConfirm={async () => {
            const body = { version, itemId: asked.item.id };
            const answer = await sending.deliver(['takeOut', body], (idempotencyKey) =>
              takeOut({ params, body, idempotencyKey }),
            );
            return sending.sentenceOf(answer);
          }}
          onClose={close}
        >
          <p>{t('items.takeOutAbout', { amount: format.money(asked.item.amount) })}</p>
        </ConfirmDialog>
      ) : null}
      {asked?.kind === 'returned' ? (
        <DraftReasonDialog
          draftName={`payment-${asked.item.id}`}
          title={t('items.returnQuestion', { number: asked.item.claimNumber })}
          confirm={t('items.return')}
          color="danger"
          maxLength={LIMITS.reasonText}
          needsText="every"
          reasons={RETURN_CAUSES.map((value) => ({ value, label: t(`cause.${value}`) }))}
          onConfirm={async (code, note) => {
            const cause = RETURN_CAUSES.find((known) => known === code) ?? 'other';
            const body = { version, itemId: asked.item.id, cause, note };
            const answer = await sending.deliver(['return', body], (idempotencyKey) =>
              returnPayment({ params, body, idempotencyKey }),
            );
            return sending.sentenceOf(answer);
          }}
          onClose={close}
        >
          <p>{t('items.returnAbout', { amount: format.money(asked.item.amount) })}</p>
        </DraftReasonDialog>
      ) : null}
    </section>
  );
}
