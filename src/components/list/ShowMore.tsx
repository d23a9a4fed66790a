import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import type { PagerProps } from './pagerProps';

/** On phones: more cards under those already read. The pages begin where the longest page ends. */
export function ShowMore({ page, pageSize, total, pageSizes, onChange }: PagerProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const longer = pageSizes.find((size) => size > pageSize);
  if (page !== 1 || longer === undefined || total <= pageSize) return null;
  const count = Math.min(longer, total) - pageSize;
  return (
    <Button
      color="secondary"
      outline
      className="show-more"
      onClick={() => {
        onChange({ pageSize: longer });
      }}
    >
      {t('list.showMore', { count, shown: format.count(count) })}
    </Button>
  );
}
