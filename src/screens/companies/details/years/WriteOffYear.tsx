import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useWriteOffYearMutation } from '../../../../api/corrections/corrections';
import { useSendCorrection } from '../../../../api/corrections/useSendCorrection';
import type { OwedYear } from '../../../../components/ledger/owedThing';
import { WriteOffDialog } from '../../../shared/WriteOffDialog';

interface WriteOffYearProps {
  readonly companyId: string;
  readonly companyName: string;
  readonly year: OwedYear;
}

/** Gives up a part of what a closed year made due beyond the exempt quantity. */
export function WriteOffYear({ companyId, companyName, year }: WriteOffYearProps) {
  const { t } = useTranslation('correction');
  const [isOpen, setOpen] = useState(false);
  const [writeOff] = useWriteOffYearMutation();
  const name = `correction-year-${companyId}-${year.exemptionId}`;
  const send = useSendCorrection(name);
  return (
    <>
      <Button
        color="secondary"
        outline
        className="text-nowrap"
        size="sm"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('confirm.write-off')}
        <span className="visually-hidden"> {year.number}</span>
      </Button>
      {isOpen ? (
        <WriteOffDialog
          draftName={name}
          number={year.number}
          companyName={companyName}
          open={year.balance}
          onWriteOff={(amount, reason) => {
            const body = { companyId, exemptionId: year.exemptionId, amount, reason };
            return send(body, (idempotencyKey) => writeOff({ body, idempotencyKey }));
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
