import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from './PageHeader';

/** Says that nothing is kept under the address, and leads on. */
export function NotFoundPage() {
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
