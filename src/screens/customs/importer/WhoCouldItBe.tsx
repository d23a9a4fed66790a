import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { ImporterRecord } from '../../../../contract/entities/customsImporter';
import { mayAssignLines } from '../../../../domain/customsPermissions';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { useSuggestionWhy } from '../unmatched/useSuggestionWhy';
import type { Receiver } from './AssignDialog';
import { ChooseCompany } from './ChooseCompany';

interface WhoCouldItBeProps {
  readonly importer: ImporterRecord;
  readonly onAssign: (receiver: Receiver) => void;
}

/** The companies a number could be of, and the search among all others; each can be given the number. */
export function WhoCouldItBe({ importer, onAssign }: WhoCouldItBeProps) {
  const { t } = useTranslation('customsImporters');
  const why = useSuggestionWhy();
  const refusal = useRefusal(mayAssignLines(useSelector(selectActor)));
  const { holder, suggestions } = importer;
  const candidates =
    holder === null
      ? suggestions.map((each) => ({ id: each.companyId, name: each.companyName, why: why(each) }))
      : [{ ...holder, why: null }];
  const lead =
    holder !== null
      ? t('importer.rest', { company: holder.name })
      : candidates.length > 0
        ? t('importer.suggested')
        : t((importer.applicants ?? []).length === 0 ? 'importer.notSuggested' : 'importer.noOtherSuggested');
  const assignButton = (receiver: Receiver) => (
    <Button
      color="primary"
      outline
      size="sm"
      aria-label={`${t('importer.give')}: ${receiver.name}`}
      aria-disabled={refusal !== undefined}
      aria-describedby={refusal === undefined ? undefined : 'assign-refusal'}
      onClick={() => {
        if (refusal === undefined) onAssign(receiver);
      }}
    >
      {t('importer.give')}
    </Button>
  );
  return (
    <>
      <section className="surface" aria-labelledby="who">
        <h2 id="who">{t('importer.who')}</h2>
        <p>{lead}</p>
        <ul className="candidates">
          {candidates.map(({ id, name, why: reason }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                {reason === null ? null : <span className="cell-note">{reason}</span>}
              </span>
              {assignButton({ id, name })}
            </li>
          ))}
        </ul>
        {refusal === undefined ? null : (
          <p className="refusal mb-0" id="assign-refusal">
            {refusal}
          </p>
        )}
      </section>
      {refusal !== undefined || holder !== null ? null : (
        <ChooseCompany
          title={t('importer.other')}
          choice={({ id, name }) => (
            <Button
              color="link"
              aria-label={t('importer.giveTo', { company: name })}
              onClick={() => {
                onAssign({ id, name });
              }}
            >
              {name}
            </Button>
          )}
        />
      )}
    </>
  );
}
