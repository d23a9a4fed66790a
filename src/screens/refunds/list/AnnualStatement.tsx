import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, Label } from 'reactstrap';
import { useDownload } from '../../../api/base/useDownload';
import { refundsApi } from '../../../api/refunds/claims';
import { DownloadButton } from '../../../components/DownloadButton';

interface AnnualStatementProps {
  /** The running fiscal year, with which the choice begins. */
  readonly year: number;
}

/** Refunds are claimed for years that lie further back than most claims do. */
const YEARS_OFFERED = 6;

/** A fiscal year's claims on paper. */
export function AnnualStatement({ year }: AnnualStatementProps) {
  const { t } = useTranslation('refunds');
  const id = useId();
  const [chosen, setChosen] = useState(year);
  const pdf = useDownload(refundsApi.endpoints.downloadRefundStatement, `refunds-${chosen}.pdf`);
  return (
    <div className="annual-statement">
      <Label for={id} className="mb-0">
        {t('statement.year')}
      </Label>
      <Input
        type="select"
        id={id}
        className="w-auto"
        value={chosen}
        onChange={(event) => {
          setChosen(Number(event.target.value));
        }}
      >
        {Array.from({ length: YEARS_OFFERED }, (_, back) => (
          <option key={back} value={year - back}>
            {year - back}
          </option>
        ))}
      </Input>
      <DownloadButton
        isBusy={pdf.isBusy}
        failure={pdf.failure}
        onPress={() => {
          pdf.run({ query: { fiscalYear: chosen.toString() } });
        }}
      >
        {t('statement.download')}
      </DownloadButton>
    </div>
  );
}
