import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { listRefunds } from '../../../../contract/endpoints/refunds/claims';
import { everyPage, useListFiles } from '../../../api/base/useListFiles';
import { refundsApi, useListRefundsQuery } from '../../../api/refunds/claims';
import { FileButtons } from '../../../components/FileButtons';
import { DataList } from '../../../components/list/DataList';
import { useListAnswer } from '../../../lists/useListAnswer';
import { useListScreen } from '../../../lists/useListScreen';
import { RARE_CLAIM_COLUMNS, useClaimColumns } from '../useClaimColumns';
import { useClaimFilters } from '../useClaimFilters';
import { usePolling } from '../usePolling';

interface ClaimListProps {
  /** For staff: whose claims; company users see their own. */
  readonly companyId: string | undefined;
  readonly mayFile: boolean;
}

/** The claims of one company. */
export function ClaimList({ companyId, mayFile }: ClaimListProps) {
  const { t } = useTranslation('refunds');
  const filters = useClaimFilters(false);
  const columns = useClaimColumns('company');
  const { query, list } = useListScreen('refunds', listRefunds.query, filters, RARE_CLAIM_COLUMNS.company);
  const pollingInterval = usePolling();
  const asked = companyId === undefined ? query : { ...query, companyId };
  const answer = useListAnswer(useListRefundsQuery({ query: asked }, { pollingInterval }), t('failed'));
  const files = useListFiles(refundsApi.endpoints.exportOwnRefunds, 'refunds', (format) => ({
    query: { ...everyPage(asked), format },
  }));
  return (
    <DataList
      {...list}
      {...answer}
      name={t('tabs.claims')}
      columns={columns}
      rowId={({ id }) => id}
      rowPath={({ id }) => `/refunds/details?id=${id}`}
      tools={<FileButtons {...files} />}
      searchHint={t('search')}
      empty={{
        title: t('empty.title'),
        text: t(companyId === undefined ? 'empty.text' : 'empty.textStaff'),
        ...(mayFile
          ? {
              action: (
                <Button tag={Link} color="primary" to="/refunds/create">
                  {t('new')}
                </Button>
              ),
            }
          : {}),
      }}
    />
  );
}
