import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod/mini';
import type { amendmentEffects } from '../../../contract/entities/report';
import { money } from '../../../domain/money';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';
import { usePeriodName } from '../../i18n/usePeriodName';

interface EffectsTableProps {
  readonly effects: z.output<typeof amendmentEffects>;
  readonly unit: string;
}

/** What an amendment makes of its own report and of the later ones of the year, before and after, with the difference in total. */
export function EffectsTable({ effects, unit }: EffectsTableProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const id = useId();
  const periodName = usePeriodName();
  const moved = (before: string, after: string) => (
    <td className="figure-cell">
      {before === after ? (
        format.quantity(after)
      ) : (
        <>
          <del>{format.quantity(before)}</del> <ins>{format.quantity(after)}</ins>
        </>
      )}
    </td>
  );
  const difference = money(effects.totalDifference);
  return (
    <>
      <ScrollBox labelledBy={id}>
        <table className="table table-sm effects-table">
          <caption className="visually-hidden" id={id}>
            {t('effects.table')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('effects.report')}</th>
              <th scope="col" className="figure-cell">
                {t('effects.gross', { unit })}
              </th>
              <th scope="col" className="figure-cell">
                {t('effects.exempt', { unit })}
              </th>
              <th scope="col" className="figure-cell">
                {t('effects.assessable', { unit })}
              </th>
              <th scope="col" className="figure-cell">
                {t('effects.before')}
              </th>
              <th scope="col" className="figure-cell">
                {t('effects.after')}
              </th>
              <th scope="col" className="figure-cell">
                {t('effects.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {effects.effects.map((effect) => (
              <tr key={effect.reportId}>
                <th scope="row">
                  <Link to={`/assessments/details?id=${effect.reportId}`}>{effect.number}</Link>
                  <span className="cell-note">{periodName(effect.period)}</span>
                </th>
                {moved(effect.before.gross, effect.after.gross)}
                {moved(effect.before.exemptApplied, effect.after.exemptApplied)}
                {moved(effect.before.assessable, effect.after.assessable)}
                <td className="figure-cell">{format.amount(effect.before.amount)}</td>
                <td className="figure-cell">{format.amount(effect.after.amount)}</td>
                <td className="figure-cell">{format.amount(effect.difference)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={6}>
                {t('effects.total')}
              </th>
              <td className="figure-cell">
                <strong>{format.amount(effects.totalDifference)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
      <p className="mb-0 mt-2">
        {difference > 0n
          ? t('effects.owed', { amount: format.money(effects.totalDifference) })
          : difference < 0n
            ? t('effects.credit', { amount: format.money(effects.totalDifference.replace('-', '')) })
            : t('effects.same')}
      </p>
    </>
  );
}
