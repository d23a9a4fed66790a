import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from 'reactstrap';

interface DensityChoiceProps {
  readonly isCompact: boolean;
  readonly onDensity: (isCompact: boolean) => void;
}

/** How close rows stand, in every list and grid. */
export function DensityChoice({ isCompact, onDensity }: DensityChoiceProps) {
  const { t } = useTranslation('components');
  const name = useId();
  return (
    <fieldset className="more-density">
      <legend>{t('list.density')}</legend>
      {([true, false] as const).map((compact) => (
        <label key={compact.toString()} className="view-choice">
          <Input
            type="radio"
            name={name}
            checked={isCompact === compact}
            onChange={() => {
              onDensity(compact);
            }}
          />
          {t(compact ? 'list.compact' : 'list.comfortable')}
        </label>
      ))}
    </fieldset>
  );
}
