import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { Absence, PersonWorkload } from '../../../../contract/entities/assignment';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useSetAbsenceMutation } from '../../../api/refunds/assignments';
import { Dialog } from '../../../components/dialog/Dialog';
import { TextField } from '../../../components/form/TextField';
import { useBoardToday } from '../../../i18n/useBoardToday';

interface AbsenceDialogProps {
  readonly person: Pick<PersonWorkload, 'id' | 'name' | 'absence'>;
  readonly onClose: () => void;
}

/** When a person is away, from and to. */
export function AbsenceDialog({ person, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation('refunds');
  const id = useId();
  const today = useBoardToday();
  const sentenceOf = useSentenceOf();
  const [save, { isLoading }] = useSetAbsenceMutation();
  const [first, setFirst] = useState<string>(person.absence?.firstDay ?? today);
  const [last, setLast] = useState<string>(person.absence?.lastDay ?? '');
  const [failure, setFailure] = useState<string | null>(null);

  async function send(absence: Absence | null): Promise<void> {
    if (isLoading) return;
    if (absence !== null && (absence.firstDay === '' || absence.lastDay === '')) {
      setFailure(t('absence.incomplete'));
      return;
    }
    const answer = await save({ body: { person: person.id, absence } });
    const sentence = sentenceOf(answer);
    setFailure(sentence);
    if (sentence === null) onClose();
  }
  return (
    <Dialog title={t('absence.title', { name: person.name })} onClose={onClose}>
      <p>{t('absence.about')}</p>
      <div className="form-row">
        <TextField
          id={`${id}-first`}
          type="date"
          label={t('absence.first')}
          value={first}
          onChange={(event) => {
            setFirst(event.currentTarget.value);
          }}
        />
        <TextField
          id={`${id}-last`}
          type="date"
          label={t('absence.last')}
          value={last}
          onChange={(event) => {
            setLast(event.currentTarget.value);
          }}
        />
      </div>
      {failure === null ? null : (
        <p role="alert" className="alert alert-danger">
          {failure}
        </p>
      )}
      <div className="dialog-buttons">
        <Button color="secondary" outline onClick={onClose}>
          {t('absence.cancel')}
        </Button>
        {person.absence === null ? null : (
          <Button color="secondary" outline onClick={() => void send(null)}>
            {t('absence.remove')}
          </Button>
        )}
        <Button
          color="primary"
          aria-busy={isLoading}
          onClick={() => void send({ firstDay: first, lastDay: last })}
        >
          {t('absence.save')}
        </Button>
      </div>
    </Dialog>
  );
}
