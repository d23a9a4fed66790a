import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useGetHomeQuery } from '../../api/home';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { selectMustPoll } from '../../state/live';
import { selectIsSignedIn, selectIsTemporary } from '../../state/session';
import { TIMES } from '../../../contract/limits';
import { CompanyHome } from './CompanyHome';
import { GuestHome } from './GuestHome';
import { StaffHome } from './StaffHome';
import './home.scss';

/** What was asked for just before the page was there is not asked for again. */
const FRESH_SECONDS = 3;

/** The start page: the reader's work; for visitors, what this place is and how to come in. */
export function HomeScreen() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const isTemporary = useSelector(selectIsTemporary);
  return isSignedIn && !isTemporary ? <OwnHome /> : <GuestHome />;
}

function OwnHome() {
  const { t } = useTranslation('home');
  const { t: titles } = useTranslation('screens');
  const language = useLanguage();
  const mustPoll = useSelector(selectMustPoll);
  const { data, error, refetch } = useGetHomeQuery(undefined, {
    pollingInterval: mustPoll ? TIMES.hubPollMs : 0,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const failure = readApiFailure(error);
  if (data !== undefined) {
    return data.kind === 'staff' ? <StaffHome home={data} /> : <CompanyHome home={data} />;
  }
  return (
    <>
      <PageHeader title={titles('home.title')} />
      {failure === null ? (
        <SkeletonLines count={8} />
      ) : (
        <LoadFailure
          message={`${t('failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
