import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../components/PageHeader';

/** For addresses nobody knows (H63). */
export function NotFoundScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={titles('notfound.title')} lead={t('notFound.text', { path: pathname })} />
      <Button tag={Link} color="primary" to="/home">
        {t('notFound.home')}
      </Button>
    </>
  );
}
