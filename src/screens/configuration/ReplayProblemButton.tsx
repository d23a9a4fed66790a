import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { errorMessage } from '../../api/base/errorMessage';
import { useApiDispatch } from '../../api/base/useDispatch';
import { replayProblemLog } from '../../api/problems';
import { useLanguage } from '../../i18n/useFormat';

interface ReplayProblemButtonProps {
  readonly id: string;
}

/** Opens the log of one reported problem in the replay screen; who opens it stands in the audit trail. */
export function ReplayProblemButton({ id }: ReplayProblemButtonProps) {
  const { t } = useTranslation('problems');
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function open(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const opening = await dispatch(replayProblemLog(id));
    if (opening.kind === 'blocked') setFailure(t('titles.blocked'));
    if (opening.kind === 'failed') setFailure(errorMessage(opening.failure, language));
    setBusy(false);
  }

  return (
    <>
      <Button
        color="secondary"
        outline
        size="sm"
        className="text-nowrap"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) void open();
        }}
      >
        {t('titles.openLog')} <span className="visually-hidden">{id}</span>
      </Button>
      {failure === undefined ? null : (
        <span role="alert" className="text-danger-emphasis">
          {failure}
        </span>
      )}
    </>
  );
}
