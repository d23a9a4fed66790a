import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Button, Form } from 'reactstrap';
import type { CustomsBatch, CustomsBatchRow } from '../../../../contract/entities/customs';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useCorrectCustomsRowMutation } from '../../../api/customs/files';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import { TextField } from '../../../components/form/TextField';

interface CorrectRowProps {
  readonly batch: Pick<CustomsBatch, 'id' | 'version'>;
  readonly row: CustomsBatchRow;
}

/** What is typed for the cells of a row; null while the row is not being corrected. */
const typedCells = z.nullable(z.record(z.string(), z.string()));

/**
 * Corrects the cells of a row that have errors, where they stand; the file is checked again with them. What is typed for other rows
 * outlives that check, in which all rows are out of sight.
 */
export function CorrectRow({ batch, row }: CorrectRowProps) {
  const { t } = useTranslation('customs');
  const errors = row.faults.filter(
    ({ column, severity }, index, all) =>
      severity === 'error' && all.findIndex((fault) => fault.column === column) === index,
  );
  const {
    value: typed,
    change,
    forget,
  } = usePersistedState({
    name: `customs-row-${batch.id}-${row.fileLine}`,
    // Cells with other errors are not those that were being corrected.
    basis: JSON.stringify(errors.map(({ column, value }) => [column, value])),
    schema: typedCells,
    first: null,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [correct, { isLoading }] = useCorrectCustomsRowMutation();
  const sentenceOf = useSentenceOf();

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading || typed === null) return;
    const answer = await correct({
      params: { id: batch.id, fileLine: String(row.fileLine) },
      body: {
        version: batch.version,
        cells: Object.entries(typed).map(([column, value]) => ({ column, value })),
      },
    });
    if (answer.data !== undefined) forget();
    setFailure(sentenceOf(answer));
  }

  if (typed === null)
    return (
      <Button
        color="link"
        size="sm"
        onClick={() => {
          change(() => Object.fromEntries(errors.map(({ column, value }) => [column, value])));
        }}
      >
        {t('rows.correct')} <span className="visually-hidden">{row.fileLine}</span>
      </Button>
    );
  return (
    <Form noValidate className="row-correction" onSubmit={(event) => void save(event)}>
      {errors.map(({ column }) => (
        <TextField
          key={column}
          id={`row-${row.fileLine}-${column}`}
          label={column}
          className="form-control-sm"
          value={typed[column] ?? ''}
          onChange={(event) => {
            const { value } = event.target;
            change((old) => ({ ...old, [column]: value }));
          }}
        />
      ))}
      <div role="alert">{failure === null ? null : <p className="field-error">{failure}</p>}</div>
      <Button type="submit" color="primary" size="sm" aria-disabled={isLoading}>
        {t('rows.check')}
      </Button>{' '}
      <Button
        color="secondary"
        outline
        size="sm"
        onClick={() => {
          forget();
          setFailure(null);
        }}
      >
        {t('rows.cancel')}
      </Button>
    </Form>
  );
}
