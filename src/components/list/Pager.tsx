import left from 'bootstrap-icons/icons/chevron-left.svg';
import right from 'bootstrap-icons/icons/chevron-right.svg';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { Icon } from '../Icon';
import { lastPage } from './listAddress';
import type { PagerProps } from './pagerProps';
import { ShowMore } from './ShowMore';

/** Which rows are on screen, of how many, and the way to the others. Past the end it leads back to the last page. */
export const Pager = memo(function Pager(props: PagerProps) {
  const { page, pageSize, total, pageSizes, onChange } = props;
  const { t } = useTranslation('components');
  const format = useFormat();
  const id = useId();
  const last = lastPage(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  const step = (to: number, label: string, icon: readonly string[]) => (
    <Button
      color="secondary"
      outline
      size="sm"
      aria-label={label}
      aria-disabled={to < 1 || to > last}
      onClick={() => {
        if (to >= 1 && to <= last) onChange({ page: to });
      }}
    >
      <Icon paths={icon} />
    </Button>
  );
  return (
    <nav className={last === 1 && page === 1 ? 'pager is-one-page' : 'pager'} aria-label={t('list.pages')}>
      <ShowMore {...props} />
      <span role="status">
        {first > total
          ? t('list.pastEnd', { total: format.count(total) })
          : t('list.range', {
              first: format.count(first),
              last: format.count(Math.min(total, page * pageSize)),
              total: format.count(total),
            })}
      </span>
      <span className="pager-steps">
        {step(Math.min(page - 1, last), t('list.previous'), left)}
        <span>{t('list.page', { page: format.count(page), last: format.count(last) })}</span>
        {step(page + 1, t('list.next'), right)}
      </span>
      <span className="pager-size">
        <label htmlFor={id}>{t('list.pageSize')}</label>
        <Input
          id={id}
          type="select"
          bsSize="sm"
          value={pageSize}
          onChange={(event) => {
            onChange({ pageSize: Number(event.target.value) });
          }}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Input>
      </span>
    </nav>
  );
});
