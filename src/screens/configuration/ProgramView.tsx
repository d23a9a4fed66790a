import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useGetConfigurationQuery } from '../../api/configuration/program';
import { LoadFailure } from '../../components/LoadFailure';
import { SkeletonLines } from '../../components/Skeleton';
import { useLanguage } from '../../i18n/useFormat';
import { BoardFacts } from './BoardFacts';
import { HtsCodesTable } from './HtsCodesTable';
import { LimitFacts } from './LimitFacts';
import { ProblemReports } from './ProblemReports';
import { ProgramFacts } from './ProgramFacts';
import { RatesTable } from './RatesTable';

/** The program in force, to be read: board, program, deadlines and limits, rates and covered codes. */
export function ProgramView() {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const { data, error, refetch } = useGetConfigurationQuery(undefined);
  const failure = readApiFailure(error);
  return (
    <>
      {failure !== null && data === undefined ? (
        <LoadFailure
          message={`${t('failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined ? (
        failure === null ? (
          <SkeletonLines count={10} />
        ) : null
      ) : (
        <>
          <ProgramFacts program={data} />
          <LimitFacts program={data} />
          <RatesTable program={data} />
          <HtsCodesTable codes={data.htsCodes} />
          <BoardFacts program={data} />
        </>
      )}
      <ProblemReports />
    </>
  );
}
