import { useTranslation } from 'react-i18next';

interface SkeletonLinesProps {
  readonly count: number;
}

/** Gray bars where text will be, on the first load of a screen's data. */
export function SkeletonLines({ count }: SkeletonLinesProps) {
  const { t } = useTranslation();
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
