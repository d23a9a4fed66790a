import { useTranslation } from 'react-i18next';
import { money } from '../../../domain/money';
import { useFormat } from '../../i18n/useFormat';
import { TextField } from '../form/TextField';
import { KeyFacts } from '../KeyFacts';

interface BalanceFactsProps {
  /** What is owed today; below zero where the company has paid ahead. Undefined before the first answer. */
  readonly today: string | undefined;
  readonly credit: string | undefined;
  /** The day looked at, 'YYYY-MM-DD'; null for today. */
  readonly asOf: string | null;
  /** The balance at the end of that day. */
  readonly then: string | undefined;
  readonly onAsOf: (date: string) => void;
}

/** The balance now, and as of any day. */
export function BalanceFacts({ today, credit, asOf, then, onAsOf }: BalanceFactsProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const shown = (amount: string | undefined): string => (amount === undefined ? '…' : format.money(amount));
  const isAhead = today?.startsWith('-') === true;
  return (
    <section className="surface ledger-balance" aria-label={t('balance.title')}>
      <KeyFacts
        facts={[
          isAhead
            ? { name: t('balance.credit'), value: shown(today.slice(1)), isMain: true }
            : { name: t('balance.today'), value: shown(today), isMain: true },
          // Credit beside something owed is another figure than the balance.
          ...(isAhead || credit === undefined || money(credit) === 0n
            ? []
            : [{ name: t('balance.credit'), value: shown(credit), isMain: true }]),
          ...(asOf === null
            ? []
            : [{ name: t('balance.on', { date: format.date(asOf) }), value: shown(then), isFigure: true }]),
        ]}
      />
      <TextField
        id="balance-as-of"
        type="date"
        label={t('balance.asOf')}
        value={asOf ?? ''}
        onChange={(event) => {
          onAsOf(event.target.value);
        }}
      />
    </section>
  );
}
