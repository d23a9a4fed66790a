import { useTranslation } from 'react-i18next';
import { money } from '../../../domain/money';
import { useFormat } from '../../i18n/useFormat';

interface BalanceCardProps {
  readonly balance: string;
}

/** What the company owes the board, or the board the company. */
export function BalanceCard({ balance }: BalanceCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const cents = money(balance);
  const note = cents > 0n ? 'balanceOpen' : cents < 0n ? 'balanceCredit' : 'balanceClear';
  return (
    <section className="card-tile">
      <h2 className="card-tile-name">{t('company.balance')}</h2>
      <p className="card-tile-figure">{format.money(balance)}</p>
      <p className="card-tile-note">{t(`company.${note}`)}</p>
    </section>
  );
}
