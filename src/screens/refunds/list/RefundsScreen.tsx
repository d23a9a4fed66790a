import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from 'reactstrap';
import { PageHeader } from '../../../components/PageHeader';
import { selectRoles } from '../../../state/session';
import { RefundOutlook } from '../../shared/RefundOutlook';
import { ClaimDrafts } from '../ClaimDrafts';
import { useCompanySide } from '../useCompanySide';
import { ClaimList } from './ClaimList';
import { CompanyPicker } from './CompanyPicker';
import { EntryLineList } from './EntryLineList';
import { PayeeSection } from './PayeeSection';
import { RefundTabs } from './RefundTabs';
import { StandingNotice } from './StandingNotice';
import { useHasLateYear } from './useHasLateYear';
import { YearExceptions } from './YearExceptions';
import { YearFacts } from './YearFacts';
import '../refunds.scss';

/** A company's claims and entry lines. Staff who act for nobody choose the company first. */
export function RefundsScreen() {
  const { t } = useTranslation('refunds');
  const { t: titles } = useTranslation('screens');
  const [address, setAddress] = useSearchParams();
  const side = useCompanySide();
  const roles = useSelector(selectRoles);
  const isStaff = side === 'staff';
  const companyId = address.get('companyId') ?? undefined;
  const tab = address.get('tab') === 'lines' ? 'lines' : 'claims';
  const title = titles('refunds.title');
  const isAway = side === 'not-eligible' || (isStaff && companyId === undefined);
  const hasLateYear = useHasLateYear(isStaff ? companyId : undefined, isAway);
  if (isStaff && companyId === undefined) {
    return (
      <>
        <PageHeader title={title} lead={t('pick.text')} />
        <CompanyPicker
          onPick={(id) => {
            setAddress({ companyId: id });
          }}
        />
      </>
    );
  }
  // A last day that is near stands before everything else.
  const exceptions =
    side === 'not-eligible' ? null : (
      <YearExceptions key={companyId} companyId={isStaff ? companyId : undefined} />
    );
  return (
    <>
      <PageHeader
        title={title}
        lead={t(isStaff ? 'leadStaff' : 'lead')}
        actions={
          isStaff ? (
            <Button tag={Link} color="secondary" outline to="/refunds">
              {t('pick.change')}
            </Button>
          ) : side === 'company' ? (
            <Button tag={Link} color="primary" to="/refunds/create">
              {t('new')}
            </Button>
          ) : undefined
        }
      />
      {side === 'not-eligible' ? null : (
        <StandingNotice key={companyId} companyId={isStaff ? companyId : undefined} />
      )}
      {hasLateYear ? exceptions : null}
      {side === 'company' ? <ClaimDrafts /> : null}
      <RefundTabs tab={tab} companyId={isStaff ? companyId : undefined} />
      {tab === 'claims' ? (
        <ClaimList key={companyId} companyId={isStaff ? companyId : undefined} mayFile={side === 'company'} />
      ) : (
        <EntryLineList key={companyId} companyId={isStaff ? companyId : undefined} />
      )}
      {side === 'company' ? (
        <div className="mt-4">
          <RefundOutlook />
        </div>
      ) : null}
      {side === 'company' ? <YearFacts /> : null}
      {side === 'company' && roles.includes('user') ? <PayeeSection /> : null}
      {hasLateYear ? null : exceptions}
    </>
  );
}
