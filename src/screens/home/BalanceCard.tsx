import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card, CardText, CardTitle } from 'reactstrap';
import { formatMoney, money } from '../../../domain/money';
import { useFormat } from '../../i18n/useFormat';

interface BalanceCardProps {
  readonly balance: string;
}

/** What the company owes the board, or its credit: the words say which, so the figure has no sign. */
export function BalanceCard({ balance }: BalanceCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const cents = money(balance);
  const note = cents > 0n ? 'balanceOpen' : cents < 0n ? null : 'balanceClear';
  return (
    <Card tag="section" className="card-tile">
      <CardTitle tag="h2" className="card-tile-name">
        {t(cents < 0n ? 'company.balanceCredit' : 'company.balance')}
      </CardTitle>
      <CardText className="card-tile-figure">
        {format.money(formatMoney(cents < 0n ? -cents : cents))}
      </CardText>
      {note === null ? null : <CardText className="card-tile-note">{t(`company.${note}`)}</CardText>}
      <Link to="/ledger">{t('company.openLedger')}</Link>
    </Card>
  );
}
