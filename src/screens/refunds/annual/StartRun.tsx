import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useSentenceOf } from '../../../api/base/useSentenceOf';
import { useStartAnnualRunMutation } from '../../../api/refunds/annualRuns';
import { SelectField } from '../../../components/form/SelectField';
import { annualPath } from './annualPath';

/** Chooses a year with lines, which stays in the address, and starts its run. */
export function StartRun({ years }: { readonly years: readonly number[] }) {
  const { t } = useTranslation('annualRun');
  const navigate = useNavigate();
  const sentenceOf = useSentenceOf();
  const [address, setAddress] = useSearchParams();
  const [start, { isLoading }] = useStartAnnualRunMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [newest] = years;
  if (newest === undefined) return <p>{t('noYears')}</p>;
  const chosen = Number(address.get('year'));
  const year = years.includes(chosen) ? chosen : newest;

  async function begin(): Promise<void> {
    if (isLoading) return;
    const answer = await start({ body: { fiscalYear: year } });
    setFailure(sentenceOf(answer));
    if (answer.data !== undefined) void navigate(annualPath(answer.data.id));
  }
  return (
    <div className="surface mb-4">
      <div className="annual-start">
        <SelectField
          id="annual-year"
          label={t('year')}
          value={year}
          options={years.map((each) => ({ value: each.toString(), text: each.toString() }))}
          onChange={(event) => {
            setAddress({ year: event.target.value }, { replace: true });
          }}
        />
        <Button color="primary" aria-busy={isLoading} onClick={() => void begin()}>
          {t('start')}
        </Button>
      </div>
      <div role="alert">
        {failure === null ? null : <p className="alert alert-danger mb-0 mt-3">{failure}</p>}
      </div>
    </div>
  );
}
