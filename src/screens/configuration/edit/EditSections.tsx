import type { ComponentType } from 'react';
import { BoardSection } from './BoardSection';
import { CodesSection } from './CodesSection';
import type { EditPart } from './editParts';
import { ExemptSection } from './ExemptSection';
import { LateSection } from './LateSection';
import { PeriodSection } from './PeriodSection';
import { ProgramSection } from './ProgramSection';
import { RatesSection } from './RatesSection';
import { RefundSection } from './RefundSection';

/** The fields of each section. */
export const EDIT_SECTIONS: Readonly<Record<EditPart, ComponentType>> = {
  program: ProgramSection,
  rates: RatesSection,
  periods: PeriodSection,
  exemptions: ExemptSection,
  late: LateSection,
  refunds: RefundSection,
  codes: CodesSection,
  board: BoardSection,
};
