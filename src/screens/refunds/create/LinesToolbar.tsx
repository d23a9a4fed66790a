import { useTranslation } from 'react-i18next';
import { Button, Input, Label } from 'reactstrap';
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
  readonly onRows: () => void;
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
  onRows,
}: LinesToolbarProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  return (
    <div className="lines-toolbar">
      <div className="lines-search">
        <Label for="line-search" className="visually-hidden">
          {t('lines.search')}
        </Label>
        <Input
          id="line-search"
          type="search"
          bsSize="sm"
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
            <Button
              key={each}
              color={view === each ? 'primary' : 'secondary'}
              outline={!(view === each)}
              size="sm"
              aria-pressed={view === each}
              onClick={() => {
                onView(each);
              }}
            >
              {t(`lines.${each}`, { count: format.count(counts[each]) })}
            </Button>
          ),
        )}
      </div>
      <div className="pill-row">
        <Button
          color="secondary"
          outline
          size="sm"
          onClick={() => {
            onChooseAll(true);
          }}
        >
          {t('lines.chooseAll')}
        </Button>
        <Button
          color="secondary"
          outline
          size="sm"
          onClick={() => {
            onChooseAll(false);
          }}
        >
          {t('lines.dropAll')}
        </Button>
        <Button color="secondary" outline size="sm" onClick={onRows}>
          {t('rows.open')}
        </Button>
        <Button color="secondary" outline size="sm" onClick={onReset}>
          {t('lines.reset')}
        </Button>
      </div>
    </div>
  );
}
