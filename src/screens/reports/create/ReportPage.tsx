import { CertifyStep } from './CertifyStep';
import { CheckStep } from './CheckStep';
import { LinesStep } from './LinesStep';
import type { PeriodFacts } from './reportSource';
import type { ReportWizardState } from './useReportWizard';

interface ReportPageProps {
  readonly wizard: ReportWizardState;
  readonly facts: PeriodFacts;
}

/** The page of the wizard that is on screen. */
export function ReportPage({ wizard, facts }: ReportPageProps) {
  switch (wizard.step) {
    case 'lines':
      return <LinesStep wizard={wizard} facts={facts} />;
    case 'check':
      return <CheckStep wizard={wizard} facts={facts} />;
    case 'certify':
      return <CertifyStep wizard={wizard} facts={facts} />;
  }
}
