import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ImporterAssignment, ImporterRecord } from '../../../../contract/entities/customsImporter';
import { useFormat } from '../../../i18n/useFormat';
import { ApplicantList } from './ApplicantList';
import { AssignDialog, type Receiver } from './AssignDialog';
import { CreateCompany } from './CreateCompany';
import { HeldNumber } from './HeldNumber';
import { TakeBackDialog } from './TakeBackDialog';
import { WhoCouldItBe } from './WhoCouldItBe';

interface ImporterDecisionProps {
  readonly importer: ImporterRecord;
}

interface Done {
  readonly sentence: string;
  /** The company the number was given to a moment ago; the action can be undone. */
  readonly receiver: Receiver | null;
}

/** Gives a number to a company, and takes one back that was given wrongly. */
export function ImporterDecision({ importer }: ImporterDecisionProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const [chosen, setChosen] = useState<Receiver | null>(null);
  const [taking, setTaking] = useState<Receiver | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const { importerNumber, holder, unmatched } = importer;
  const assigned = (receiver: Receiver, { lines, amountCollected }: ImporterAssignment): void => {
    setDone({
      sentence: t('assign.done', {
        count: lines,
        formatted: format.count(lines),
        amount: format.money(amountCollected),
        company: receiver.name,
      }),
      receiver,
    });
  };
  return (
    <>
      {chosen === null ? null : (
        <AssignDialog
          number={importerNumber}
          receiver={chosen}
          onDone={(moves) => {
            assigned(chosen, moves);
          }}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
      {taking === null ? null : (
        <TakeBackDialog
          number={importerNumber}
          holder={taking}
          onDone={() => {
            setDone({ sentence: t('return.done'), receiver: null });
          }}
          onClose={() => {
            setTaking(null);
          }}
        />
      )}
      <div role="status" className="decision-status">
        {done === null ? null : (
          <div className="alert alert-success d-flex flex-wrap gap-2 align-items-center">
            <span>{done.sentence}</span>
            {done.receiver === null ? null : (
              <Button
                color="success"
                outline
                size="sm"
                onClick={() => {
                  setTaking(done.receiver);
                }}
              >
                {t('assign.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
      <ApplicantList applicants={importer.applicants ?? []} />
      {holder === null || unmatched.lines > 0 ? (
        <WhoCouldItBe importer={importer} onAssign={setChosen} />
      ) : null}
      {holder === null ? (
        <CreateCompany
          importer={importer}
          onDone={({ companyId, companyName, ...moves }) => {
            assigned({ id: companyId, name: companyName }, moves);
          }}
        />
      ) : null}
      {holder === null ? null : <HeldNumber holder={holder} onTakeBack={setTaking} />}
    </>
  );
}
