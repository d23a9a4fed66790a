import { useTranslation } from 'react-i18next';
import { KeyFacts } from '../../../components/KeyFacts';
import { HowComputed } from '../../../components/record/HowComputed';
import { useExplain } from '../../../i18n/useExplain';
import { useFormat } from '../../../i18n/useFormat';
import type { Previewing } from './usePreview';

interface TotalsPanelProps {
  readonly preview: Previewing;
  /** How many lines cannot be read yet; they are not in the figures. */
  readonly unread: number;
  readonly unit: string;
}

/** What the lines come to so far, as the server computes it; the old figures stay while new ones come. */
export function TotalsPanel({ preview, unread, unit }: TotalsPanelProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const explain = useExplain(unit);
  const last = preview.last?.preview;
  const totals = last?.totals ?? null;
  return (
    <section className="surface totals-panel" aria-labelledby="totals" aria-busy={!preview.isCurrent}>
      <h2 id="totals">{t('totals.title')}</h2>
      {last === undefined ? (
        <p>{t('totals.none')}</p>
      ) : totals === null ? (
        <p>{t('totals.notPossible')}</p>
      ) : (
        <>
          <p className="form-text">{t('totals.unit', { unit })}</p>
          <KeyFacts
            facts={[
              { name: t('totals.shipped'), value: format.quantity(totals.shipped), isFigure: true },
              { name: t('totals.imported'), value: format.quantity(totals.imported), isFigure: true },
              { name: t('totals.exported'), value: format.quantity(totals.exported), isFigure: true },
              { name: t('totals.organic'), value: format.quantity(totals.organic), isFigure: true },
              { name: t('totals.gross'), value: format.quantity(totals.gross), isFigure: true },
              {
                name: t('totals.exemptBefore'),
                value: format.quantity(totals.exemptUsedBefore),
                isFigure: true,
              },
              {
                name: t('totals.exemptApplied'),
                value: format.quantity(totals.exemptApplied),
                isFigure: true,
              },
              { name: t('totals.assessable'), value: format.quantity(totals.assessable), isFigure: true },
              {
                name: t('totals.amount'),
                value: <strong>{format.money(totals.amount)}</strong>,
                isFigure: true,
              },
            ]}
          />
          <HowComputed summary={t('totals.how')} steps={explain(last.explanation)} />
        </>
      )}
      <p className="form-text mb-0" role="status">
        {unread > 0 ? t('totals.unread', { count: unread }) : ''}
        {last !== undefined && !preview.isCurrent && preview.failure === null ? t('preview.coming') : ''}
      </p>
    </section>
  );
}
