import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useFormat } from '../../i18n/useFormat';
import { SelectPage } from './SelectPage';
import { allMatching, isSelected, nothingSelected, selectedCount, type Selection } from './selection';

interface SelectionBarProps {
  readonly chosen: Selection;
  readonly onChange: (chosen: Selection) => void;
  readonly actions: ReactNode;
  readonly total: number;
  readonly pageIds: readonly string[];
}

/** How much is chosen, the page or all that match, and what can be done with it; in the toolbar's place. */
export function SelectionBar({ chosen, onChange, actions, total, pageIds }: SelectionBarProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const count = selectedCount(chosen, total);
  const isPageChosen = pageIds.length > 0 && pageIds.every((id) => isSelected(chosen, id));
  return (
    <div className="selection-bar">
      <span className="selection-page">
        <SelectPage chosen={chosen} onChange={onChange} pageIds={pageIds} />
      </span>
      <span role="status">{t('list.selected', { count, shown: format.count(count) })}</span>
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
    </div>
  );
}
