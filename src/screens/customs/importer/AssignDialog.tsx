import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ImporterAssignment } from '../../../../contract/entities/customsImporter';
import { useAssignImporterMutation } from '../../../api/customs/importers';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog';
import { Dialog } from '../../../components/dialog/Dialog';
import { useFormat } from '../../../i18n/useFormat';
import { useDryRun } from './useDryRun';
import { YearTable } from './YearTable';

/** A company a number is given to or taken from. */
export interface Receiver {
  readonly id: string;
  readonly name: string;
}

interface AssignDialogProps {
  readonly number: string;
  readonly receiver: Receiver;
  readonly onDone: (moves: ImporterAssignment) => void;
  readonly onClose: () => void;
}

/** Gives a number to a company after a look at the lines, the money and the years that move with it. */
export function AssignDialog({ number, receiver, onDone, onClose }: AssignDialogProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const sentenceOf = useSentenceOf();
  const [assign] = useAssignImporterMutation();
  const call = (dryRun: boolean) =>
    assign({ body: { importerNumber: number, companyId: receiver.id, dryRun } });
  const { moves, failure } = useDryRun(() => call(true));
  const title = t('assign.title', { number, company: receiver.name });
  if (moves === null) {
    return (
      <Dialog title={title} onClose={onClose}>
        {failure === null ? (
          <p role="status">{t('assign.previewing')}</p>
        ) : (
          <p className="alert alert-danger" role="alert">
            {failure}
          </p>
        )}
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('return.close')}
          </Button>
        </div>
      </Dialog>
    );
  }
  const words = {
    count: moves.lines,
    formatted: format.count(moves.lines),
    amount: format.money(moves.amountCollected),
    company: receiver.name,
  };
  return (
    <ConfirmDialog
      title={title}
      confirm={t('assign.confirm')}
      onConfirm={async () => {
        const answer = await call(false);
        if (answer.data !== undefined) onDone(answer.data);
        return sentenceOf(answer);
      }}
      onClose={onClose}
    >
      <p>{t(moves.lines === 0 ? 'assign.movesNone' : 'assign.moves', words)}</p>
      <YearTable moves={moves} />
      {moves.lines === 0 ? null : <p>{t('assign.effect')}</p>}
    </ConfirmDialog>
  );
}
