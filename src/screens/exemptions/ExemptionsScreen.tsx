import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { listExemptions } from '../../../contract/endpoints/exemptions/list';
import { useListExemptionsQuery } from '../../api/exemptions/list';
import { useExemptionColumns } from '../../components/columns/useExemptionColumns';
import { DataList } from '../../components/list/DataList';
import { PageHeader } from '../../components/PageHeader';
import { ListExport } from '../../lists/ListExport';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff } from '../../state/session';
import { ExemptionDrafts } from './ExemptionDrafts';
import { HeldExemption } from './HeldExemption';
import { OpenApplications } from './OpenApplications';
import { StaffChooseCompany } from './StaffChooseCompany';
import { useExemptionFilters } from './useExemptionFilters';
import './exemptions.scss';

/** Left to the View menu at first, so that the last day a certificate holds is seen without scrolling. */
const RARE = ['heldBy', 'validFrom'];

/** The own company's exemptions. Staff act for a company first, or look at those of all companies. */
export function ExemptionsScreen() {
  const { t } = useTranslation('exemptions');
  const { t: titles } = useTranslation('screens');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const isCompany = !isStaff || isImpersonating;
  const filters = useExemptionFilters('company');
  const columns = useExemptionColumns('company', false);
  const { query, list } = useListScreen('exemptions', listExemptions.query, filters, RARE);
  const answer = useListAnswer(useListExemptionsQuery(isCompany ? { query } : skipToken), t('failed'));
  return (
    <>
      <PageHeader
        title={titles('exemptions.title')}
        lead={t('lead')}
        {...(isCompany
          ? {
              actions: (
                <Button tag={Link} color="primary" to="/exemptions/create">
                  {t('new')}
                </Button>
              ),
            }
          : {})}
      />
      {isCompany ? (
        <>
          <HeldExemption />
          <ExemptionDrafts />
          <OpenApplications />
          <h2>{t('history')}</h2>
          <DataList
            {...list}
            tools={<ListExport list="exemptions" query={query} />}
            {...answer}
            name={t('history')}
            columns={columns}
            rowId={({ id }) => id}
            rowPath={({ id }) => `/exemptions/details?id=${id}`}
            searchHint={t('searchOwn')}
            empty={{ title: titles('exemptions.title'), text: t('empty') }}
          />
        </>
      ) : (
        <StaffChooseCompany />
      )}
    </>
  );
}
