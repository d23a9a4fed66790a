import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';

/** For addresses nobody knows (H63). */
export function NotFoundScreen() {
  const { t } = useTranslation('identity');
  const { t: titles } = useTranslation('screens');
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={titles('notfound.title')} lead={t('notFound.text', { path: pathname })} />
      <Link className="btn btn-primary" to="/home">
        {t('notFound.home')}
      </Link>
    </>
  );
}
