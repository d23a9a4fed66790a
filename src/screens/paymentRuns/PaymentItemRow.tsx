import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, Input } from 'reactstrap';
import type { PaymentItem } from '../../../contract/entities/paymentRun';
import { StatusBadge } from '../../components/record/StatusBadge';
import { useFormat } from '../../i18n/useFormat';
import { ITEM_TONES } from './paymentRunTones';

interface PaymentItemRowProps {
  readonly item: PaymentItem;
  readonly mayFollow: boolean;
  /** Some payment of the run can still be noted as arrived. */
  readonly mayNote: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
  readonly onReturn: () => void;
  /** Takes the claim out of the run; null when that is not possible. */
  readonly onTakeOut: (() => void) | null;
}

/** One payment: to whom, how, where it stands, and that it came back. */
export function PaymentItemRow({
  item,
  mayFollow,
  mayNote,
  isChosen,
  onChoose,
  onReturn,
  onTakeOut,
}: PaymentItemRowProps) {
  const { t } = useTranslation('paymentRuns');
  const format = useFormat();
  const isOpen = item.status === 'Issued' || item.status === 'Paid';
  return (
    <tr>
      {mayNote ? (
        <td>
          {item.status === 'Issued' ? (
            <Input
              type="checkbox"
              aria-label={t('items.arrivedOf', { number: item.claimNumber })}
              checked={isChosen}
              onChange={(event) => {
                onChoose(event.target.checked);
              }}
            />
          ) : null}
        </td>
      ) : null}
      <td className="text-nowrap">
        <Link to={`/refunds/details?id=${item.claimId}`}>{item.claimNumber}</Link>
      </td>
      <td>
        {item.payeeName}
        <small>{item.method === 'CHECK' ? item.payeeAddress : item.companyName}</small>
      </td>
      <td>
        {item.lastFour === null ? t('method.CHECK') : t('method.ACHTo', { digits: item.lastFour })}
        {item.checkNumber === null ? null : <small>{t('items.check', { number: item.checkNumber })}</small>}
        {item.accountIsNew ? <small className="is-warning">{t('accountIsNew')}</small> : null}
      </td>
      <td>
        <StatusBadge tone={ITEM_TONES[item.status]} label={t(`itemStatus.${item.status}`)} />
        {item.returned === null ? null : (
          <small>{`${t(`cause.${item.returned.cause}`)}: ${item.returned.note}`}</small>
        )}
      </td>
      <td className="is-figure">{format.money(item.amount)}</td>
      {onTakeOut === null ? null : (
        <td>
          <Button
            color="secondary"
            outline
            size="sm"
            aria-label={t('items.takeOutOf', { number: item.claimNumber })}
            onClick={onTakeOut}
          >
            {t('items.takeOut')}
          </Button>
        </td>
      )}
      {mayFollow ? (
        <td>
          {isOpen ? (
            <Button
              color="secondary"
              outline
              size="sm"
              aria-label={t('items.returnOf', { number: item.claimNumber })}
              onClick={onReturn}
            >
              {t('items.return')}
            </Button>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}
