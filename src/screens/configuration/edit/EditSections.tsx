import { BoardSection } from './BoardSection';
import { CodesSection } from './CodesSection';
import { ExemptSection } from './ExemptSection';
import { LateSection } from './LateSection';
import { PeriodSection } from './PeriodSection';
import { ProgramSection } from './ProgramSection';
import { RatesSection } from './RatesSection';
import { RefundSection } from './RefundSection';

/** The whole configuration, a part for each subject. */
export function EditSections() {
  return (
    <>
      <ProgramSection />
      <RatesSection />
      <PeriodSection />
      <ExemptSection />
      <LateSection />
      <RefundSection />
      <CodesSection />
      <BoardSection />
    </>
  );
}
