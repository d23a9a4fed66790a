import { useTranslation } from 'react-i18next';
import { problemsApi } from '../../api/problems';
import { useDownload } from '../../api/base/useDownload';
import { DownloadButton } from '../../components/DownloadButton';

interface ProblemLogButtonProps {
  readonly id: string;
}

/** Fetches the log of one reported problem; who fetches it stands in the audit trail. */
export function ProblemLogButton({ id }: ProblemLogButtonProps) {
  const { t } = useTranslation('problems');
  const { run, isBusy, failure } = useDownload(
    problemsApi.endpoints.downloadProblemLog,
    `problem-${id}.jsonl`,
  );
  return (
    <DownloadButton
      isBusy={isBusy}
      failure={failure}
      onPress={() => {
        run({ params: { id } });
      }}
    >
      {t('titles.log')} <span className="visually-hidden">{id}</span>
    </DownloadButton>
  );
}
