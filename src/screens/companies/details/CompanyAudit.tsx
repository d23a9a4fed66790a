import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listAudit } from '../../../../contract/endpoints/audit';
import { useListAuditQuery } from '../../../api/audit';
import { RARE_AUDIT_COLUMNS, useAuditColumns } from '../../../components/columns/useAuditColumns';
import { DataList } from '../../../components/list/DataList';
import { ListExport } from '../../../lists/ListExport';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { NO_FILTERS, type CompanyPartProps } from './companyPart';

/** Everything that was done to the company’s records or on its behalf, the newest first. */
export function CompanyAudit({ companyId }: CompanyPartProps) {
  const { t } = useTranslation('companies');
  const { t: own } = useTranslation('audit');
  const columns = useAuditColumns().filter(({ key }) => key !== 'company');
  const { query, list } = useListScreen('companyAudit', listAudit.query, NO_FILTERS, RARE_AUDIT_COLUMNS);
  const answer = useListAnswer(
    useListAuditQuery({ query: { ...query, companyId } }, { refetchOnMountOrArgChange: true }),
    own('failed'),
  );
  return (
    <DataList
      {...list}
      {...answer}
      name={t('details.audit')}
      columns={columns}
      rowId={({ id }) => id}
      searchHint={own('search')}
      tools={<ListExport list="audit" query={{ ...query, companyId }} />}
      action={
        <Link className="btn btn-outline-secondary btn-sm" to={`/admin/audit?companyId=${companyId}`}>
          {t('details.wholeAudit')}
        </Link>
      }
      empty={{ title: own('none'), text: own('empty') }}
    />
  );
}
