import type { CalendarDate } from '../../../../domain/calendarDate';
import type { ProgramFault } from '../../../../domain/fieldReader';
import { changeFaults } from '../../../../domain/programChange';
import { readProgram } from '../../../../domain/readProgram';
import type { EditedProgram } from './programForm';
import type { FormFault, ReadForm } from './readForm';

export interface EditFault {
  /** Id of the field beside which it stands. */
  readonly field: string;
  readonly kind: FormFault['kind'] | ProgramFault['kind'];
}

/** The field of the form for a path in the document, which is finer in places. */
export function fieldOf(path: string): string {
  const plain = path.replace(/^document\./, '');
  const parent =
    /^(dueRule|refundWindow|uncoveredEntryTypes|paymentOrder|htsRules\.\d+\.(?:season|replacedBy))\b/.exec(
      plain,
    )?.[1];
  if (parent !== undefined) return parent;
  return /^rates\.\d+$/.test(plain) ? `${plain}.effectiveFrom` : plain;
}

/**
 * What stands against saving, by field: first what cannot be read, then what the program's own rules say (a gap or an overlap of
 * rates, a rate that was used). The server asks the same rules again.
 * @param usedUntil the last day that a report or an entry line stands for
 */
export function formFaults(
  { document, faults }: ReadForm,
  before: EditedProgram,
  usedUntil: CalendarDate | null,
): readonly EditFault[] {
  const program = readProgram(document);
  const ruled = [...(program.ok ? [] : program.failure), ...changeFaults(before, document, usedUntil)];
  const all: readonly EditFault[] = [...faults, ...ruled].map(({ field, kind }) => ({
    field: fieldOf(field),
    kind,
  }));
  // One sentence for each field, the first one found.
  return all.filter((fault, index) => all.findIndex(({ field }) => field === fault.field) === index);
}
