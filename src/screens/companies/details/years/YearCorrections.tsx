import { useListCorrectionsQuery } from '../../../../api/corrections/corrections';
import { WaitingCorrection } from '../../../shared/WaitingCorrection';
import type { CompanyPartProps } from '../companyPart';

/** Write-offs of closed years that wait for a second person; those of reports are decided on the report. */
export function YearCorrections({ companyId }: CompanyPartProps) {
  const { data } = useListCorrectionsQuery({ query: { companyId, state: 'waiting' } });
  return data?.rows
    .filter(({ exemptionId }) => exemptionId !== null)
    .map((correction) => <WaitingCorrection key={correction.id} correction={correction} />);
}
