import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ColumnQuestion, TableChoice } from '../../../contract/entities/tableColumns';
import { tableColumnText } from '../../../contract/texts/tableColumns';
import type { TableKind } from '../../../domain/tableColumns';
import { useLanguage } from '../../i18n/useFormat';
import { SelectField } from '../form/SelectField';
import { ColumnTable } from './ColumnTable';
import { choiceAt, choiceFaults, fileColumns, firstChoice, isFromBefore } from './mapping';

interface MapColumnsProps {
  readonly kind: TableKind;
  readonly question: ColumnQuestion;
  readonly isBusy: boolean;
  /** Why the last choice was not taken. */
  readonly refusal: string | undefined;
  readonly onChoose: (choice: TableChoice) => void;
  readonly onCancel?: () => void;
}

/** Asks what the columns of a file are: each with its first values, and what it is taken for until the person says otherwise. */
export function MapColumns({ kind, question, isBusy, refusal, onChoose, onCancel }: MapColumnsProps) {
  const { t } = useTranslation('columnMapping');
  const language = useLanguage();
  const id = useId();
  const [choice, setChoice] = useState(() => firstChoice(kind, question));
  const [isTried, setTried] = useState(false);
  const head = question.heads.find(({ sheet }) => sheet === choice.sheet) ?? question.heads[0];
  const { missing, doubled } = choiceFaults(kind, choice);
  const words = (columns: readonly string[]): string =>
    columns.map((column) => tableColumnText(language, kind, column)).join(', ');
  const fault =
    doubled.length > 0
      ? t('doubled', { columns: words(doubled) })
      : missing.length > 0
        ? t('missing', { columns: words(missing) })
        : undefined;

  return (
    <>
      <p>{t('explain')}</p>
      {isFromBefore(question, choice) ? <p>{t('fromBefore')}</p> : null}
      <div className="column-place">
        {question.heads.length > 1 ? (
          <SelectField
            id={`${id}-sheet`}
            label={t('sheet')}
            value={choice.sheet ?? ''}
            options={question.heads.map(({ sheet }) => ({ value: sheet ?? '', text: sheet ?? '' }))}
            onChange={({ target }) => {
              const chosen = question.heads.find(({ sheet }) => sheet === target.value);
              if (chosen !== undefined) setChoice(choiceAt(kind, question, chosenPlace(chosen)));
            }}
          />
        ) : null}
        <SelectField
          id={`${id}-row`}
          label={t('headingRow')}
          value={choice.headingLine.toString()}
          options={(head?.rows ?? []).map(({ fileLine, cells }) => ({
            value: fileLine.toString(),
            text: t('row', {
              row: fileLine,
              cells: cells
                .filter((cell) => cell.trim() !== '')
                .slice(0, 3)
                .join(', '),
            }),
          }))}
          onChange={({ target }) => {
            const headingLine = Number(target.value);
            setChoice(choiceAt(kind, question, { sheet: choice.sheet, headingLine }));
          }}
        />
      </div>
      <ColumnTable
        kind={kind}
        columns={fileColumns(question, choice)}
        chosen={choice.columns}
        doubled={doubled}
        onChoose={(at, column) => {
          setChoice({
            ...choice,
            columns: choice.columns.map((each, other) => (other === at ? column : each)),
          });
        }}
      />
      <p className={isTried && fault !== undefined ? 'text-danger' : ''} role="status">
        {fault ?? t('complete')}
      </p>
      <div role="alert">{refusal === undefined ? null : <p className="alert alert-danger">{refusal}</p>}</div>
      <div className="d-flex flex-wrap gap-2">
        <Button
          color="primary"
          aria-disabled={isBusy}
          onClick={() => {
            setTried(true);
            if (!isBusy && fault === undefined) onChoose(choice);
          }}
        >
          {t('read')}
        </Button>
        {onCancel === undefined ? null : (
          <Button color="secondary" outline onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  );
}

const chosenPlace = ({ sheet, headingLine }: Pick<TableChoice, 'sheet' | 'headingLine'>) => ({
  sheet,
  headingLine,
});
