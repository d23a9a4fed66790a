import { useTranslation } from 'react-i18next';
import { listAudit } from '../../../contract/endpoints/audit';
import type { AuditEntry } from '../../../contract/entities/audit';
import { auditApi, useListAuditQuery } from '../../api/audit';
import { useDownload } from '../../api/base/useDownload';
import { RARE_AUDIT_COLUMNS, useAuditColumns } from '../../components/columns/useAuditColumns';
import { DownloadButton } from '../../components/DownloadButton';
import { DataList } from '../../components/list/DataList';
import type { RowAction } from '../../components/list/listTypes';
import { ListExport } from '../../lists/ListExport';
import { useListAnswer } from '../../lists/useListAnswer';
import { useListScreen } from '../../lists/useListScreen';
import { useAuditFilters } from './useAuditFilters';

/** The audit trail, newest first; each row leads on to everything of its record, person or company. */
export function AuditList() {
  const { t } = useTranslation('audit');
  const { t: titles } = useTranslation('screens');
  const filters = useAuditFilters();
  const columns = useAuditColumns();
  const { query, list } = useListScreen('audit', listAudit.query, filters, RARE_AUDIT_COLUMNS);
  const answer = useListAnswer(
    useListAuditQuery({ query }, { refetchOnMountOrArgChange: true }),
    t('failed'),
  );
  const csv = useDownload(auditApi.endpoints.exportAudit, 'audit.csv');
  const narrow = (values: Readonly<Record<string, string>>) => () => {
    list.onChange({ q: '', filters: values });
  };
  const actions = ({ subject, actor, company }: AuditEntry): readonly RowAction[] => [
    ...(subject.id === null
      ? []
      : [
          {
            key: 'record',
            label: t('sameRecord'),
            run: narrow({ subjectType: subject.type, subjectId: subject.id }),
          },
        ]),
    ...(actor === null ? [] : [{ key: 'actor', label: t('samePerson'), run: narrow({ actorId: actor.id }) }]),
    ...(company === null
      ? []
      : [{ key: 'company', label: t('sameCompany'), run: narrow({ companyId: company.id }) }]),
  ];
  return (
    <DataList
      {...list}
      {...answer}
      name={titles('adminaudit.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowActions={actions}
      searchHint={t('search')}
      tools={
        <>
          <DownloadButton
            {...csv}
            onPress={() => {
              csv.run({ query: { ...query, page: undefined } });
            }}
          >
            {t('export')}
          </DownloadButton>
          <ListExport list="audit" query={query} isWorkbookOnly />
        </>
      }
      empty={{ title: t('none'), text: t('empty') }}
    />
  );
}
