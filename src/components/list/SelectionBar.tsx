import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
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
        <Input
          type="checkbox"

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
        <Button
          color="link"
          size="sm"
          onClick={() => {
            onChange(allMatching);
          }}
        >
          {t('list.selectAll', { count: total, shown: format.count(total) })}
        </Button>
      ) : null}
      {count === 0 ? null : (
        <>
          <Button
            color="link"
            size="sm"
            onClick={() => {
              onChange(nothingSelected);
            }}
          >
            {t('list.selectNone')}
          </Button>
          <span className="selection-actions">{actions}</span>
        </>
      )}
    </div>
  );
}
