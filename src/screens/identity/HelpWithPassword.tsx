import { useTranslation } from 'react-i18next';
import { useGetProgramQuery } from '../../api/configuration/program';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';

/** How somebody who cannot sign in gets a temporary password: the board gives it, from its own configuration's address. */
export function HelpWithPassword() {
  const { t } = useTranslation('identity');
  const { data, isError, refetch } = useGetProgramQuery(undefined);
  if (data === undefined) {
    return isError ? (
      <LoadFailure message={t('contact.failed')} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={3} />
    );
  }
  return (
    <ol className="help-steps">
      <li>
        {t('help.ask')} <a href={`mailto:${data.email}`}>{data.email}</a>,{' '}
        <a href={`tel:${data.phone.replace(/[^+\d]/g, '')}`}>{data.phone}</a>.
      </li>
      <li>{t('help.proof')}</li>
      <li>{t('help.temporary')}</li>
    </ol>
  );
}
