import { useTranslation } from 'react-i18next';
import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';

/** The total that can be claimed, by how many importers, and as of when. */
export function RunFacts({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  const format = useFormat();
  return (
    <section className="surface mb-4" aria-label={t('facts.total')}>
      <KeyFacts
        facts={[
          {
            name: t('facts.total'),
            value: <strong className="available-total">{format.money(run.total)}</strong>,
            isFigure: true,
          },
          {
            name: t('facts.claimable'),
            value: t('facts.of', { count: format.count(run.claimable), all: format.count(run.importers) }),
            isFigure: true,
          },
          {
            name: t('facts.withoutCompany'),
            value: `${format.count(run.withoutCompany.importers)} · ${format.money(run.withoutCompany.amount)}`,
            isFigure: true,
          },
          { name: t('facts.calculatedOn'), value: format.date(run.calculatedOn) },
          { name: t('facts.startedBy'), value: run.startedBy.name },
        ]}
      />
      {run.byReason.length > 1 ? <p className="card-tile-note mb-0">{t('once')}</p> : null}
    </section>
  );
}
