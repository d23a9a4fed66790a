import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../api/base/errorMessage';
import { useGetImporterQuery } from '../../../api/customs/importers';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { PageHeader } from '../../../components/PageHeader';
import { QueueBar } from '../../../components/record/QueueBar';
import { SkeletonLines } from '../../../components/Skeleton';
import { Trail } from '../../../components/Trail';
import { useLanguage } from '../../../i18n/useFormat';
import { useKeysSwitch } from '../../shared/useKeysSwitch';
import { CustomsTabs } from '../CustomsTabs';
import { ImporterDecision } from './ImporterDecision';
import { ImporterFacts } from './ImporterFacts';
import { ImporterLines } from './ImporterLines';
import { useImporterQueue } from './useImporterQueue';

interface ImporterScreenProps {
  readonly number: string;
}

/** One importer number: what is known of it, whose it is or could be, and the entry lines behind it. */
export function ImporterScreen({ number }: ImporterScreenProps) {
  const { t } = useTranslation('customsImporters');
  const language = useLanguage();
  const { data: importer, error, refetch } = useGetImporterQuery({ query: { number } });
  const keysSwitch = useKeysSwitch();
  const walk = useImporterQueue(number, useSearchParams()[0].get('queue'));
  const failure = readApiFailure(error);
  return (
    <>
      <Trail
        above={{ to: '/admin/customs?view=unmatched', name: t('tabs.unmatched') }}
        here={importer?.importerNumber ?? number}
      />
      <PageHeader title={importer?.importerNumber ?? number} lead={importer?.names[0]} />
      <CustomsTabs at="unmatched" />
      {walk === undefined ? null : <QueueBar walk={walk} keysSwitch={keysSwitch} />}
      {importer === undefined ? (
        failure === null ? (
          <SkeletonLines count={8} />
        ) : (
          <LoadFailure
            message={`${t('importer.failed')} ${errorMessage(failure, language)}`}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <>
          <ImporterFacts importer={importer} />
          <ImporterDecision importer={importer} />
          <ImporterLines number={importer.importerNumber} />
        </>
      )}
    </>
  );
}
