import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { readDraft } from '../../../api/drafts/draftStore';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { PageHeader } from '../../../components/PageHeader';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { selectOwner } from '../../../state/session';
import { FiledMeanwhile } from './FiledMeanwhile';
import { readStoredReport } from './foundReport';
import type { ReportForm } from './reportForm';
import { draftNameOf } from './reportSource';

interface FiledPeriodProps {
  readonly fiscalYear: number;
  readonly index: number;
  readonly isMonthly: boolean;
}

/** A period that is not open to be reported: its report, and what this device still keeps of one's own. */
export function FiledPeriod({ fiscalYear, index, isMonthly }: FiledPeriodProps) {
  const { t } = useTranslation('reportForm');
  const periodName = usePeriodName();
  const dispatch = useApiDispatch();
  const owner = useSelector(selectOwner);
  const [stored, setStored] = useState<ReportForm | null>(null);
  const period = isMonthly ? index.toString().padStart(2, '0') : `Q${index}`;
  useEffect(() => {
    let isGone = false;
    void dispatch(readDraft(owner, draftNameOf({ kind: 'period', fiscalYear, index }))).then((work) => {
      if (!isGone) setStored(readStoredReport(work)?.form ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [dispatch, owner, fiscalYear, index]);
  return (
    <>
      <PageHeader title={t('title', { period: periodName(period), year: fiscalYear })} />
      <FiledMeanwhile facts={{ fiscalYear, period }} form={stored} owner={owner} />
      <Button tag={Link} color="primary" to="/assessments/create">
        {t('choose.other')}
      </Button>
    </>
  );
}
