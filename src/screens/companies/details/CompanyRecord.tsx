import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCompany } from '../../../../contract/endpoints/companies/list';
import { PageHeader } from '../../../components/PageHeader';
import { StatusBadge } from '../../../components/record/StatusBadge';
import { CompanyStanding } from '../standing/CompanyStanding';
import { companyTab } from '../companyTab';
import { companyTone } from '../companyTone';
import { ChangeRequests } from '../admin/ChangeRequests';
import { CompanyGroup } from '../admin/CompanyGroup';
import { ImporterNumbers } from '../admin/ImporterNumbers';
import { PeopleManagement } from '../admin/PeopleManagement';
import { MergeSection } from '../admin/MergeSection';
import { ActForCompany } from '../../shared/ActForCompany';
import { CompanyAccount } from './CompanyAccount';
import { CompanyAudit } from './CompanyAudit';
import { CompanyExemptions } from './CompanyExemptions';
import { CompanyLines } from './CompanyLines';
import { CompanyPeople } from './CompanyPeople';
import { CompanyProfilePart } from './CompanyProfilePart';
import { CompanyRefunds } from './CompanyRefunds';
import { CompanyReports } from './CompanyReports';
import { CompanyTabs } from './CompanyTabs';
import '../companies.scss';

interface CompanyRecordProps {
  readonly company: DataOf<typeof getCompany>;
}

/** A company's record in parts, each a list of its own with its place in the address. */
export function CompanyRecord({ company }: CompanyRecordProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('company');
  const { profile, counts } = company;
  const id = profile.companyId;
  // A standing that asks for a decision comes first; else its work does.
  const isWorking = profile.status === 'Active';
  const tab = companyTab(useSearchParams()[0].get('tab'));
  return (
    <>
      <PageHeader
        title={profile.legalName}
        badge={<StatusBadge tone={companyTone(profile.status)} label={t(`statuses.${profile.status}`)} />}
        lead={t(`kinds.${profile.kind}`)}
        actions={<ActForCompany companyId={id} name={profile.legalName} />}
      />
      {company.mergedInto === null ? null : (
        <p className="alert alert-warning" role="status">
          {own('merge.done')}{' '}
          <Link to={`/admin/company/details?id=${company.mergedInto.id}`}>{company.mergedInto.name}</Link>
        </p>
      )}
      <CompanyTabs id={id} at={tab} counts={counts} />
      {tab === 'profile' ? (
        <>
          {isWorking ? null : <CompanyStanding company={company} />}
          <ChangeRequests companyId={id} />
          <CompanyProfilePart company={company} />
          <ImporterNumbers profile={profile} />
          <CompanyGroup profile={profile} />
          <PeopleManagement profile={profile} />
          {company.mergedInto === null ? <MergeSection profile={profile} /> : null}
          {isWorking ? <CompanyStanding company={company} /> : null}
        </>
      ) : null}
      {tab === 'users' ? <CompanyPeople companyId={id} /> : null}
      {tab === 'reports' ? <CompanyReports companyId={id} /> : null}
      {tab === 'exemptions' ? <CompanyExemptions companyId={id} /> : null}
      {tab === 'refunds' ? <CompanyRefunds companyId={id} /> : null}
      {tab === 'account' ? <CompanyAccount companyId={id} /> : null}
      {tab === 'lines' ? <CompanyLines companyId={id} /> : null}
      {tab === 'audit' ? <CompanyAudit companyId={id} /> : null}
    </>
  );
}
