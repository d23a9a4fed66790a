import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import {
  allMatching,
  isSelected,
  nothingSelected,
  selectedCount,
  withRows,
  type Selection,
} from './selection';

interface SelectionBarProps {
  readonly chosen: Selection;
  readonly onChange: (chosen: Selection) => void;
  readonly actions: ReactNode;
  readonly total: number;
  readonly pageIds: readonly string[];
}

/** How much is chosen, the page or all that match, and what can be done with it. */
export function SelectionBar({ chosen, onChange, actions, total, pageIds }: SelectionBarProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const count = selectedCount(chosen, total);
  const isPageChosen = pageIds.length > 0 && pageIds.every((id) => isSelected(chosen, id));
  return (
    <div className="selection-bar">
      <label className="view-choice">
        <input
          type="checkbox"
          className="form-check-input"
          checked={isPageChosen}
          onChange={(event) => {
            onChange(withRows(chosen, pageIds, event.target.checked));
          }}
        />
        {t('list.selectPage')}
      </label>
      <span role="status">
        {count === 0 ? '' : t('list.selected', { count, shown: format.count(count) })}
      </span>
      {isPageChosen && chosen.kind === 'some' && total > pageIds.length ? (
        <button
          type="button"
          className="btn btn-sm btn-link"
          onClick={() => {
            onChange(allMatching);
          }}
        >
          {t('list.selectAll', { count: total, shown: format.count(total) })}
        </button>
      ) : null}
      {count === 0 ? null : (
        <>
          <button
            type="button"
            className="btn btn-sm btn-link"
            onClick={() => {
              onChange(nothingSelected);
            }}
          >
            {t('list.selectNone')}
          </button>
          <span className="selection-actions">{actions}</span>
        </>
      )}
    </div>
  );
}
