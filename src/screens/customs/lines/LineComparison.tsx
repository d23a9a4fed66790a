import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCustomsLine } from '../../../../contract/endpoints/customs/files';
import { money } from '../../../../domain/money';
import { HowComputed } from '../../../components/record/HowComputed';
import { KeyFacts } from '../../../components/KeyFacts';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat } from '../../../i18n/useFormat';

interface LineComparisonProps {
  readonly line: DataOf<typeof getCustomsLine>;
}

/** Collected, expected and the difference, with what it means and how the expectation came about. */
export function LineComparison({ line }: LineComparisonProps) {
  const { t } = useTranslation('customs');
  const format = useFormat();
  const explain = useExplain('');
  const { variance, varianceFlagged, amountExpected } = line;
  const verdict =
    line.adjustmentSeq > 0
      ? 'correction'
      : variance === null || amountExpected === null
        ? 'noExpectation'
        : !varianceFlagged
          ? 'exact'
          : money(variance) > 0n
            ? 'more'
            : 'less';
  const shown = (amount: string | null): string =>
    amount === null ? t('line.unknown') : format.money(amount);
  return (
    <section className="surface" aria-labelledby="compare">
      <h2 id="compare">{t('line.compare')}</h2>
      <KeyFacts
        facts={[
          { name: t('line.collected'), value: format.money(line.amountCollected), isFigure: true },
          { name: t('line.expected'), value: shown(amountExpected), isFigure: true },
          { name: t('line.variance'), value: shown(variance), isFigure: true },
        ]}
      />
      <p className={varianceFlagged ? 'alert alert-warning mt-3 mb-2' : 'mt-3 mb-2'}>
        {t(`line.${verdict}`)}
      </p>
      {line.explanation.length === 0 ? null : (
        <HowComputed summary={t('line.how')} steps={explain(line.explanation)} />
      )}
    </section>
  );
}
