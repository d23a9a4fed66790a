import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry } from './paletteEntries';

interface PaletteResultsProps {
  readonly listId: string;
  readonly entries: readonly PaletteEntry[];
  readonly chosen: number;
  readonly onRun: (index: number) => void;
}

/** What the palette found, under a heading for each kind. The input keeps the focus and names the chosen entry. */
export function PaletteResults({ listId, entries, chosen, onRun }: PaletteResultsProps) {
  const { t } = useTranslation();
  return (
    <div id={listId} role="listbox" aria-label={t('search.results')} className="palette-list">
      {entries.map(({ key, kind, title, detail, type }, index) => (
        <Fragment key={key}>
          {entries[index - 1]?.kind === kind ? null : (
            <div className="palette-kind" role="presentation">
              {t(`search.${kind}`)}
            </div>
          )}
          <button
            type="button"
            role="option"
            tabIndex={-1}
            id={`${listId}-${String(index)}`}
            aria-selected={index === chosen}
            className="palette-entry"
            onClick={() => {
              onRun(index);
            }}
          >
            <span>
              {type === undefined ? null : <span className="palette-type">{type}</span>} {title}
            </span>
            {detail === undefined ? null : <span className="palette-detail">{detail}</span>}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
