import { useTranslation } from 'react-i18next';
import { GRID_MARKS, markTone } from './gridParts';

/** What each mark of the grid means. */
export function GridLegend() {
  const { t } = useTranslation('reportGrid');
  return (
    <details>
      <summary>{t('legend')}</summary>
      <dl className="grid-legend mt-2">
        {GRID_MARKS.map((mark) => (
          <div key={mark}>
            <dt className={`grid-mark status bg-${markTone(mark)}`}>{t(`marks.${mark}`)}</dt>{' '}
            <dd className="d-inline">{t(`meanings.${mark}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="form-text">{t('keys')}</p>
    </details>
  );
}
