import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';

/** The two searches staff make every day. */
export function LineShortcuts() {
  const { t } = useTranslation('customs');
  return (
    <p className="d-flex flex-wrap gap-2">
      <Button tag={Link} color="secondary" outline size="sm" to="/admin/customs?view=lines&matched=no">
        {t('lines.onlyUnmatched')}
      </Button>
      <Button tag={Link} color="secondary" outline size="sm" to="/admin/customs?view=lines&variance=flagged">
        {t('lines.onlyVariance')}
      </Button>
    </p>
  );
}
