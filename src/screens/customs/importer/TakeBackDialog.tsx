import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { useTakeImporterBackMutation } from '../../../api/customs/importers';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { Dialog } from '../../../components/dialog/Dialog';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { useFormat } from '../../../i18n/useFormat';
import type { Receiver } from './AssignDialog';
import { useDryRun } from './useDryRun';
import { YearTable } from './YearTable';

interface TakeBackDialogProps {
  readonly number: string;
  readonly holder: Receiver;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a number back from a company, with a reason, after a look at what that moves or at the claims in the way. */
export function TakeBackDialog({ number, holder, onDone, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const [takeBack] = useTakeImporterBackMutation();
  const call = (reason: string, dryRun: boolean) =>
    takeBack({ body: { importerNumber: number, companyId: holder.id, reason, dryRun } });
  const { moves, failure } = useDryRun(() => call('', true));
  const title = t('return.title', { number, company: holder.name });
  if (moves === null || moves.claims.length > 0) {
    return (
      <Dialog title={title} onClose={onClose}>
        {failure === null ? null : (
          <p className="alert alert-danger" role="alert">
            {failure}
          </p>
        )}
        {moves === null ? (
          failure === null ? (
            <p role="status">{t('assign.previewing')}</p>
          ) : null
        ) : (
          <>
            <p>{t('return.claimed')}</p>
            <ul>
              {moves.claims.map((claim) => (
                <li key={claim.id}>
                  <Link to={`/refunds/details?id=${claim.id}`}>{claim.number}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('return.close')}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <DraftReasonDialog
      draftName={`importer-${number}`}
      title={title}
      confirm={t('return.confirm')}
      color="danger"
      maxLength={LIMITS.reasonText}
      onConfirm={async (_, reason) => {
        const answer = await call(reason, false);
        if (answer.data !== undefined) onDone();
        return sentenceOf(answer);
      }}
      onClose={onClose}
    >
      <p>
        {t(moves.lines === 0 ? 'return.movesNone' : 'return.moves', {
          count: moves.lines,
          formatted: format.count(moves.lines),
          amount: format.money(moves.amountCollected),
        })}
      </p>
      <YearTable moves={moves} />
    </DraftReasonDialog>
  );
}
