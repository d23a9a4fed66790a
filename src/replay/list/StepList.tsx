import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogStep } from '../../actionLog/actionLog';
import { filterRows, NO_FILTER } from '../log/filter';
import type { Marks } from '../log/marks';
import type { Row } from '../log/row';
import { ActionList } from './ActionList';
import { ListFilter } from './ListFilter';

interface StepListProps {
  readonly rows: readonly Row[];
  readonly steps: readonly LogStep[];
  readonly marks: Marks;
  readonly step: number;
  readonly onJump: (step: number) => void;
  readonly searchId: string;
}

/** The list of steps under its filter. */
export const StepList = memo(function StepList({
  rows,
  steps,
  marks,
  step,
  onJump,
  searchId,
}: StepListProps) {
  const { t } = useTranslation('replay');
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = useMemo(() => filterRows(rows, steps, filter, marks), [rows, steps, filter, marks]);
  const kinds = useMemo(() => new Set(rows.map(({ kind }) => kind)), [rows]);
  return (
    <section className="replay-steps surface" aria-label={t('list.label')}>
      <ListFilter
        filter={filter}
        onChange={setFilter}
        kinds={kinds}
        shown={shown.length}
        total={rows.length}
        searchId={searchId}
      />
      <ActionList rows={shown} marks={marks} step={step} onJump={onJump} />
    </section>
  );
});
