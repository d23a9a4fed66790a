import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Dialog } from '../../../components/dialog/Dialog';
import { useFormat } from '../../../i18n/useFormat';
import { ChooseCompany } from '../importer/ChooseCompany';
import { BulkReport } from './BulkReport';
import { suggestedPlan, type PlannedAssignment, type SeenImporters } from './bulkPlan';
import { useBulkAssign } from './useBulkAssign';

interface BulkDialogProps {
  readonly way: 'one' | 'suggested';
  readonly numbers: readonly string[];
  readonly seen: SeenImporters;
  readonly onClose: (isDone: boolean) => void;
}

/** Gives several numbers: to whom, what that moves, and row by row what became of it. */
export function BulkDialog({ way, numbers, seen, onClose }: BulkDialogProps) {
  const { t } = useTranslation('customsImporters');
  const format = useFormat();
  const { run, look, give } = useBulkAssign();
  // What was chosen when the dialog opened: rows leave the list while they are given.
  const [suggested] = useState(() => suggestedPlan(numbers, seen));
  const [plan, setPlan] = useState<readonly PlannedAssignment[]>(
    way === 'suggested' ? suggested.assignments : [],
  );
  const hasBegun = useRef(false);
  const isBusy = run?.kind === 'previewing' || run?.kind === 'assigning';
  const ready = run?.kind === 'asked' ? run.rows.filter(({ refusal }) => refusal === null) : [];
  const count = run === null ? numbers.length : run.total;

  useEffect(() => {
    if (hasBegun.current || plan.length === 0) return;
    hasBegun.current = true;
    void look(plan);
  });

  const close = (): void => {
    if (!isBusy) onClose(run?.kind === 'done');
  };
  const counted = (total: number) => ({ count: total, formatted: format.count(total) });
  return (
    <Dialog
      title={t(way === 'one' && run === null ? 'bulk.chooseTitle' : 'bulk.title', counted(count))}
      onClose={close}
    >
      {way === 'suggested' ? (
        <>
          <p>{plan.length === 0 ? t('bulk.nothing') : t('bulk.sure')}</p>
          {suggested.leftOut === 0 || plan.length === 0 ? null : (
            <p>{t('bulk.leftOut', counted(suggested.leftOut))}</p>
          )}
        </>
      ) : null}
      {way === 'one' && plan.length === 0 ? (
        <ChooseCompany
          title={t('bulk.company')}
          choice={({ id, name }) => (
            <Button
              color="link"
              onClick={() => {
                setPlan(
                  numbers.map((importerNumber) => ({ importerNumber, companyId: id, companyName: name })),
                );
              }}
            >
              {name}
            </Button>
          )}
        />
      ) : null}
      {run === null ? null : <BulkReport run={run} />}
      <div className="dialog-buttons">
        <Button color="secondary" outline aria-disabled={isBusy} onClick={close}>
          {t(run?.kind === 'done' ? 'bulk.close' : 'bulk.cancel')}
        </Button>
        {ready.length === 0 ? null : (
          <Button color="primary" onClick={() => void give(ready)}>
            {t('bulk.confirm', counted(ready.length))}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
