import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { EffectsTable } from '../EffectsTable';

/** What an amendment changes: before, after, the difference, and what is to be paid or credited. */
export function EffectsSection(props: ComponentProps<typeof EffectsTable>) {
  const { t } = useTranslation('reportForm');
  return (
    <section className="surface" aria-labelledby="effects">
      <h2 id="effects">{t('effects.title')}</h2>
      <p>{t('effects.about')}</p>
      <EffectsTable {...props} />
    </section>
  );
}
