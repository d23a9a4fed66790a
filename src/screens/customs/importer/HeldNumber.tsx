import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { ImporterRecord } from '../../../../contract/entities/customsImporter';
import { mayListCompanies } from '../../../../domain/companyPermissions';
import { mayAssignLines } from '../../../../domain/customsPermissions';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import type { Receiver } from './AssignDialog';

interface HeldNumberProps {
  readonly holder: NonNullable<ImporterRecord['holder']>;
  readonly onTakeBack: (holder: Receiver) => void;
}

/** The company that has the number, the way to its record, and the way to take the number back. */
export function HeldNumber({ holder, onTakeBack }: HeldNumberProps) {
  const { t } = useTranslation('customsImporters');
  const actor = useSelector(selectActor);
  const refusal = useRefusal(mayAssignLines(actor));
  return (
    <section className="surface" aria-labelledby="held">
      <h2 id="held">{t('importer.matchedTitle', { company: holder.name })}</h2>
      <p>{t('importer.matchedText')}</p>
      <div className="d-flex flex-wrap gap-2">
        {mayListCompanies(actor).allowed ? (
          <Button tag={Link} color="secondary" outline to={`/admin/company/details?id=${holder.id}`}>
            {t('importer.openCompany')}
          </Button>
        ) : null}
        <Button
          color="danger"
          outline
          aria-disabled={refusal !== undefined}
          aria-describedby={refusal === undefined ? undefined : 'take-back-refusal'}
          onClick={() => {
            if (refusal === undefined) onTakeBack(holder);
          }}
        >
          {t('importer.takeBack')}
        </Button>
      </div>
      {refusal === undefined ? null : (
        <p className="refusal mb-0 mt-2" id="take-back-refusal">
          {refusal}
        </p>
      )}
    </section>
  );
}
