import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { Home } from '../../../contract/entities/home';
import { PageHeader } from '../../components/PageHeader';
import { RefundOutlook } from '../shared/RefundOutlook';
import { selectSession } from '../../state/session';
import { BalanceCard } from './BalanceCard';
import { CollectedCard } from './CollectedCard';
import { ExemptionCard } from './ExemptionCard';
import { ReportCard } from './ReportCard';
import { HomeNotice } from './HomeNotice';
import { RefundList } from './RefundList';
import { TaskList } from './TaskList';

interface CompanyHomeProps {
  readonly home: Extract<Home, { kind: 'company' }>;
}

/** A company's people: what is due, what is open, what is exempt, and who holds each refund claim. */
export function CompanyHome({ home }: CompanyHomeProps) {
  const { t } = useTranslation('home');
  const { t: titles } = useTranslation('screens');
  const session = useSelector(selectSession);
  const mayClaim = session?.isRefundEligible === true;
  return (
    <>
      <PageHeader
        title={titles('home.title')}
        lead={t('company.lead', { company: home.companyName })}
        {...(mayClaim
          ? {
              actions: (
                <Button tag={Link} color="primary" to="/refunds/create">
                  {t('company.claim')}
                </Button>
              ),
            }
          : {})}
      />
      <HomeNotice />
      <TaskList home={home} />
      {mayClaim ? <RefundOutlook /> : null}
      <div className="cards">
        {session?.isAssessmentPayer === true || home.nextReport !== null ? <ReportCard home={home} /> : null}
        <BalanceCard balance={home.balance} />
        <ExemptionCard exemption={home.exemption} quantity={home.exemptQuantity} isImporter={mayClaim} />
        {mayClaim || home.lines.count > 0 ? <CollectedCard lines={home.lines} /> : null}
      </div>
      {mayClaim || home.refunds.length > 0 ? <RefundList refunds={home.refunds} /> : null}
    </>
  );
}
