import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { programChanges } from '../../../../domain/programChange';
import { ChangeTable } from '../ChangeTable';
import type { EditedProgram } from './programForm';

interface StaleNoticeProps {
  /** What the change was begun on, and what is in force now. */
  readonly base: EditedProgram;
  readonly newest: EditedProgram;
  readonly onTake: () => void;
}

/** Somebody saved in the meantime: what they changed, and the way on with one's own changes on top (decision 11). */
export function StaleNotice({ base, newest, onTake }: StaleNoticeProps) {
  const { t } = useTranslation('configuration');
  return (
    <div className="alert alert-warning">
      <h2>{t('edit.staleTitle')}</h2>
      <p>{t('edit.stale')}</p>
      <ChangeTable changes={programChanges(base, newest)} name={t('edit.staleTitle')} />
      <Button color="secondary" outline onClick={onTake}>
        {t('edit.takeNewest')}
      </Button>
    </div>
  );
}
