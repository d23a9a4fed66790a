import { tableColumnText } from '../../../contract/texts/tableColumns';
import type { Language } from '../../../contract/texts/sentence';
import { checkChoices } from '../../../domain/columnMapping';
import { ok } from '../../../domain/result';
import { TABLE_COLUMNS, type TableKind } from '../../../domain/tableColumns';
import { failed, type Outcome } from '../../failure';
import type { TableChoice, TableHead } from '../../reading/tableHead';

/** The table that a person's choice is about, or what is wrong with the choice: nothing is read by a choice that cannot be meant. */
export function checkChoice(
  language: Language,
  kind: TableKind,
  heads: readonly TableHead[],
  choice: TableChoice,
): Outcome<TableHead> {
  const head = heads.find(({ sheet }) => sheet === choice.sheet);
  if (head?.rows.some(({ fileLine }) => fileLine === choice.headingLine) !== true)
    return failed('columns-other-file');
  const checked = checkChoices(TABLE_COLUMNS[kind], choice.columns);
  if (checked.ok) return ok(head);
  const named = (wanted: string): string =>
    checked.failure
      .flatMap((fault) => (fault.kind === wanted ? [tableColumnText(language, kind, fault.column)] : []))
      .join(', ');
  if (checked.failure.some((fault) => fault.kind === 'column-unknown')) return failed('columns-other-file');
  const doubled = named('column-doubled');
  return doubled === ''
    ? failed('columns-missing', { columns: named('column-missing') })
    : failed('columns-doubled', { columns: doubled });
}
