import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The two searches staff make every day. */
export function LineShortcuts() {
  const { t } = useTranslation('customs');
  return (
    <p className="d-flex flex-wrap gap-2">
      <Link className="btn btn-sm btn-outline-secondary" to="/admin/customs?view=lines&matched=no">
        {t('lines.onlyUnmatched')}
      </Link>
      <Link className="btn btn-sm btn-outline-secondary" to="/admin/customs?view=lines&variance=flagged">
        {t('lines.onlyVariance')}
      </Link>
    </p>
  );
}
