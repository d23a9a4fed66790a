import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { NO_FILTER, type RowFilter } from '../log/filter';
import { ROW_KINDS, type RowKind } from '../log/row';

interface ListFilterProps {
  readonly filter: RowFilter;
  readonly onChange: (filter: RowFilter) => void;
  /** Kinds that occur in the log. */
  readonly kinds: ReadonlySet<RowKind>;
  readonly shown: number;
  readonly total: number;
  readonly searchId: string;
}

/** Which steps the list shows: by words, by kind, by mark. */
export function ListFilter({ filter, onChange, kinds, shown, total, searchId }: ListFilterProps) {
  const { t } = useTranslation('replay');
  const toggled = (kind: RowKind): ReadonlySet<RowKind> => {
    const chosen = new Set(filter.kinds);
    if (!chosen.delete(kind)) chosen.add(kind);
    return chosen;
  };
  return (
    <div className="replay-filter" role="search">
      <label className="visually-hidden" htmlFor={searchId}>
        {t('list.search')}
      </label>
      <Input
        id={searchId}
        type="search"
        bsSize="sm"
        placeholder={t('list.placeholder')}
        value={filter.text}
        onChange={(event) => {
          onChange({ ...filter, text: event.target.value });
        }}
      />
      <div className="replay-chips" role="group" aria-label={t('list.kinds')}>
        {ROW_KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
          <button
            key={kind}
            type="button"
            className={`replay-kind is-${kind} is-chip`}
            aria-pressed={filter.kinds.has(kind)}
            onClick={() => {
              onChange({ ...filter, kinds: toggled(kind) });
            }}
          >
            {t(`kind.${kind}`)}
          </button>
        ))}
        <button
          type="button"
          className="replay-kind is-chip"
          aria-pressed={filter.marked}
          onClick={() => {
            onChange({ ...filter, marked: !filter.marked });
          }}
        >
          {t('list.marked')}
        </button>
      </div>
      <p className="replay-shown" role="status">
        {shown === 0 ? t('list.none') : t('list.shown', { count: shown, total })}
        {shown === total ? null : (
          <Button
            color="link"
            size="sm"
            onClick={() => {
              onChange(NO_FILTER);
            }}
          >
            {t('list.clear')}
          </Button>
        )}
      </p>
    </div>
  );
}
