import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { PaymentRun } from '../../../contract/entities/paymentRun';
import { useRecordCheckNumbersMutation } from '../../api/paymentRuns';
import { useSending } from '../../api/base/useSending';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog';
import { TextField } from '../../components/form/TextField';

interface CheckNumbersProps {
  readonly run: PaymentRun;
}

/** The numbers of the written checks, typed one under the other. */
export function CheckNumbers({ run }: CheckNumbersProps) {
  const { t } = useTranslation('paymentRuns');
  const sending = useSending(`check-numbers-${run.id}`);
  const [record] = useRecordCheckNumbersMutation();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const checks = run.items.filter(({ method, status }) => method === 'CHECK' && status === 'Issued');
  if (checks.length === 0) return null;

  async function send(): Promise<string | null> {
    const numbers = checks.flatMap(({ id }) => {
      const checkNumber = (typed[id] ?? '').trim();
      return checkNumber === '' ? [] : [{ itemId: id, checkNumber }];
    });
    if (numbers.length === 0 || numbers.some(({ checkNumber }) => !/^\d{1,12}$/.test(checkNumber)))
      return t('checks.digits');
    const body = { version: run.version, checks: numbers };
    const answer = await sending.deliver(body, (idempotencyKey) =>
      record({ params: { id: run.id }, body, idempotencyKey }),
    );
    return sending.sentenceOf(answer);
  }

  return (
    <>
      <Button
        color="secondary"
        outline
        onClick={() => {
          setTyped(Object.fromEntries(checks.map(({ id, checkNumber }) => [id, checkNumber ?? ''])));
          setOpen(true);
        }}
      >
        {t('checks.button')}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={t('checks.title')}
          confirm={t('checks.confirm')}
          onConfirm={send}
          onClose={() => {
            setOpen(false);
          }}
        >
          {checks.map((item) => (
            <TextField
              key={item.id}
              id={`check-${item.id}`}
              label={t('checks.of', { number: item.claimNumber, payee: item.payeeName })}
              inputMode="numeric"
              maxLength={12}
              autoComplete="off"
              value={typed[item.id] ?? ''}
              onChange={(event) => {
                setTyped({ ...typed, [item.id]: event.target.value });
              }}
            />
          ))}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
