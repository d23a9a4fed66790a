import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';
import type { DataOf } from '../../../../contract/endpoint';
import type { previewConfiguration } from '../../../../contract/endpoints/configuration/change';
import { useFormat } from '../../../i18n/useFormat';

interface CustomsWarningsProps {
  readonly warnings: DataOf<typeof previewConfiguration>['warnings'];
  /** Fields of the warnings that are meant as they are. */
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (confirmed: ReadonlySet<string>) => void;
}

/** Customs rates that do not follow from the board's own, each to be confirmed. */
export function CustomsWarnings({ warnings, confirmed, onConfirm }: CustomsWarningsProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  if (warnings.length === 0) return null;
  return (
    <div className="alert alert-warning mt-3">
      <h3>{t('edit.warnings')}</h3>
      {warnings.map(({ field, unit, effectiveFrom, entered, expected }) => (
        <div key={field} className="mb-2">
          <p className="mb-1">
            {t('edit.warning', {
              date: format.date(effectiveFrom),
              unit,
              entered: format.rate(entered),
              expected: format.rate(expected),
            })}
          </p>
          <label className="view-choice">
            <Input
              type="checkbox"
              checked={confirmed.has(field)}
              onChange={(event) => {
                const next = new Set(confirmed);
                if (event.target.checked) next.add(field);
                else next.delete(field);
                onConfirm(next);
              }}
            />
            {t('edit.confirmWarning', { entered: format.rate(entered), unit })}
          </label>
        </div>
      ))}
    </div>
  );
}
