import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button, Table } from 'reactstrap';
import { mayRecordPayments } from '../../../../domain/paymentPermissions';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { useFormat } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { CARD_RETURN_TONES, returnedAmount } from '../returns/cardReturnTones';
import { CheckReturnDialog } from '../returns/CheckReturnDialog';
import type { CardReturnRow } from '../returns/useCardReturnColumns';

interface CardReturnsProps {
  readonly returns: readonly CardReturnRow[];
}

/** What the card provider told of a payment after it was received. */
export function CardReturns({ returns }: CardReturnsProps) {
  const { t } = useTranslation('cardReturns');
  const format = useFormat();
  const mayCheck = mayRecordPayments(useSelector(selectActor)).allowed;
  const [checked, setChecked] = useState<CardReturnRow | null>(null);
  return (
    <section className="surface" aria-labelledby="card-returns">
      <h2 id="card-returns">{t('list.title')}</h2>
      <Table size="sm" responsive className="figures-table">
        <caption className="visually-hidden">{t('list.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.reference')}</th>
            <th scope="col">{t('columns.happenedAt')}</th>
            <th scope="col">{t('columns.kind')}</th>
            <th scope="col">{t('columns.state')}</th>
            <th scope="col" className="figure-cell">
              {t('columns.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {returns.map((each) => (
            <tr key={each.id}>
              <th scope="row">{each.providerId}</th>
              <td>{format.instant(each.happenedAt)}</td>
              <td>{t(`kinds.${each.kind}`)}</td>
              <td>
                <StatusBadge tone={CARD_RETURN_TONES[each.state]} label={t(`states.${each.state}`)} />
                {each.problem === null ? null : <p className="mb-0">{t(`problems.${each.problem}`)}</p>}
                {each.checkNote === '' ? null : <p className="mb-0">{each.checkNote}</p>}
                {each.needsCheck && mayCheck ? (
                  <Button
                    color="link"
                    className="p-0 d-block"
                    onClick={() => {
                      setChecked(each);
                    }}
                  >
                    {t('check.open')}
                  </Button>
                ) : null}
              </td>
              <td className="figure-cell">{returnedAmount(each, format)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {checked === null ? null : (
        <CheckReturnDialog
          cardReturn={checked}
          onClose={() => {
            setChecked(null);
          }}
        />
      )}
    </section>
  );
}
