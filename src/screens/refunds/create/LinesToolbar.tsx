import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat';
import { LINE_VIEWS, type LineView } from './lineView';

interface LinesToolbarProps {
  readonly view: LineView;
  readonly counts: Readonly<Record<LineView, number>>;
  readonly search: string;
  readonly onView: (view: LineView) => void;
  readonly onSearch: (search: string) => void;
  readonly onChooseAll: (chosen: boolean) => void;
  readonly onReset: () => void;
}

/** Which lines are shown, and what is done to all of them at once. */
export function LinesToolbar({
  view,
  counts,
  search,
  onView,
  onSearch,
  onChooseAll,
  onReset,
}: LinesToolbarProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  return (
    <div className="lines-toolbar">
      <div className="lines-search">
        <label htmlFor="line-search" className="form-label">
          {t('lines.search')}
        </label>
        <input
          id="line-search"
          type="search"
          className="form-control form-control-sm"
          placeholder={t('lines.searchHint')}
          autoComplete="off"
          value={search}
          onChange={(event) => {
            onSearch(event.target.value);
          }}
        />
      </div>
      <div className="pill-row" role="group" aria-label={t('lines.show')}>
        {LINE_VIEWS.filter((each) => each !== 'faulty' || counts.faulty > 0 || view === 'faulty').map(
          (each) => (
            <button
              key={each}
              type="button"
              className={`btn btn-sm ${view === each ? 'btn-primary' : 'btn-outline-secondary'}`}
              aria-pressed={view === each}
              onClick={() => {
                onView(each);
              }}
            >
              {t(`lines.${each}`, { count: format.count(counts[each]) })}
            </button>
          ),
        )}
      </div>
      <div className="pill-row">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => {
            onChooseAll(true);
          }}
        >
          {t('lines.chooseAll')}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => {
            onChooseAll(false);
          }}
        >
          {t('lines.dropAll')}
        </button>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onReset}>
          {t('lines.reset')}
        </button>
      </div>
    </div>
  );
}
