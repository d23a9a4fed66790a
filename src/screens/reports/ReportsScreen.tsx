import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { listReports } from '../../../contract/endpoints/reports/list';
import { useGetProgramQuery } from '../../api/configuration/program';
import { everyPage, useListFiles } from '../../api/base/useListFiles';
import { reportListApi, useListReportsQuery } from '../../api/reports/list';
import { RARE_REPORT_COLUMNS, useReportColumns } from '../../components/columns/useReportColumns';
import { FileButtons } from '../../components/FileButtons';
import { DataList } from '../../components/list/DataList';
import { PageHeader } from '../../components/PageHeader';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { selectIsImpersonating } from '../../state/impersonation';
import { selectIsStaff, selectSession } from '../../state/session';
import { OpenPeriods } from './OpenPeriods';
import { StaffChooseCompany } from './StaffChooseCompany';
import { useReportFilters } from './useReportFilters';
import './reports.scss';

/** The own company's reports. Staff act for a company first, or look at those of all companies. */
export function ReportsScreen() {
  const { t } = useTranslation('reports');
  const { t: titles } = useTranslation('screens');
  const isStaff = useSelector(selectIsStaff);
  const isImpersonating = useSelector(selectIsImpersonating);
  const isCompany = !isStaff || isImpersonating;
  const isPayer = useSelector(selectSession)?.isAssessmentPayer === true;
  const { t: form } = useTranslation('reportForm');
  const { data: program } = useGetProgramQuery(undefined);
  const filters = useReportFilters();
  const columns = useReportColumns(false, program?.unitCode ?? '');
  const { query, list } = useListScreen('reports', listReports.query, filters, RARE_REPORT_COLUMNS);
  const answer = useListAnswer(useListReportsQuery(isCompany ? { query } : skipToken), t('failed'));
  const files = useListFiles(reportListApi.endpoints.exportOwnReports, 'reports', (format) => ({
    query: { ...everyPage(query), format },
  }));
  return (
    <>
      <PageHeader
        title={titles('previousreports.title')}
        lead={t('lead')}
        {...(isCompany && isPayer
          ? {
              actions: (
                <Button tag={Link} color="primary" to="/assessments/create">
                  {t('new')}
                </Button>
              ),
            }
          : {})}
      />
      {isCompany && isPayer ? <OpenPeriods title={form('open.title')} /> : null}
      {isCompany ? (
        <DataList
          {...list}
          {...answer}
          name={titles('previousreports.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowPath={({ id }) => `/assessments/details?id=${id}`}
          tools={<FileButtons {...files} />}
          searchHint={t('search')}
          empty={{ title: titles('previousreports.title'), text: t('empty') }}
        />
      ) : (
        <StaffChooseCompany />
      )}
    </>
  );
}
