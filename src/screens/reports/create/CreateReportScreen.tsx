import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { companyOf } from '../../../../domain/permissions';
import { mayPrepareReport } from '../../../../domain/reportPermissions';
import { PageHeader } from '../../../components/PageHeader';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { selectIsImpersonating } from '../../../state/impersonation';
import { selectIsStaff, selectSession } from '../../../state/session';
import { FiledByCompanies } from '../FiledByCompanies';
import { AmendmentReport } from './AmendmentReport';
import { PeriodReport } from './PeriodReport';
import { ReportReceipt } from './ReportReceipt';
import '../reports.scss';
import { draftAddress } from '../openPeriod';
import { OpenPeriods } from '../OpenPeriods';
import { useListOpenPeriodsQuery } from '../../../api/reports/filing';

/** A report on its way: which period, its lines, checks and certification; an amendment; or the receipt of the one just sent. */
export function CreateReportScreen() {
  const [address] = useSearchParams();
  const session = useSelector(selectSession);
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const sent = address.get('sent');
  const amended = address.get('amend');
  const year = wholeNumber(address.get('year'));
  const index = wholeNumber(address.get('index'));
  const actor = useSelector(selectActor);
  const refusal = useRefusal(
    mayPrepareReport(actor, { companyId: companyOf(actor), isAssessmentPayer: true }),
  );
  const { t: titles } = useTranslation('screens');
  if (sent !== null) return <ReportReceipt reportId={sent} />;
  if (isStaff && !isImpersonating) return <NoReportHere kind="staff" />;
  if (session?.isAssessmentPayer === false) return <NoReportHere kind="not-payer" />;
  if (refusal !== undefined)
    return (
      <>
        <PageHeader title={titles('createreport.title')} />
        <p className="surface">{refusal}</p>
      </>
    );
  if (amended !== null) return <AmendmentReport key={amended} reportId={amended} />;
  if (year !== null && index !== null)
    return <PeriodReport key={`${year} ${index}`} fiscalYear={year} index={index} />;
  return <ChoosePeriod />;
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;

/** Why this reader files no report here, and where to go instead. */
function NoReportHere({ kind }: { readonly kind: 'staff' | 'not-payer' }) {
  const { t } = useTranslation('reportForm');
  const { t: titles } = useTranslation('screens');
  const session = useSelector(selectSession);
  return (
    <>
      <PageHeader title={titles('createreport.title')} />
      {kind === 'staff' ? (
        <FiledByCompanies />
      ) : (
        <div className="surface">
          <p>{t('notPayer', { company: session?.companyName ?? '' })}</p>
          <Button tag={Link} color="primary" to="/contact">
            {t('toContact')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first page of a new report: which period it is for, where there is more than one. */
function ChoosePeriod() {
  const { t } = useTranslation('reportForm');
  const { t: titles } = useTranslation('screens');
  const { data, isFetching } = useListOpenPeriodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [only, ...others] = data ?? [];
  if (only !== undefined && others.length === 0 && !isFetching)
    return <Navigate to={draftAddress(only)} replace />;
  return (
    <>
      <PageHeader title={titles('createreport.title')} lead={t('choose.lead')} />
      <OpenPeriods title={t('choose.title')} />
    </>
  );
}
