import { useTranslation } from 'react-i18next';
import { Button, Input } from 'reactstrap';
import { useFormat } from '../../../../i18n/useFormat';
import type { Sent } from '../gridParts';

interface RemindListProps {
  readonly rows: Sent['rows'];
  readonly leftOut: ReadonlySet<string>;
  readonly onChange: (leftOut: ReadonlySet<string>) => void;
}

/** The companies that are missing the report, each to be left out or kept. */
export function RemindList({ rows, leftOut, onChange }: RemindListProps) {
  const { t } = useTranslation('reportGrid');
  const format = useFormat();
  return (
    <fieldset>
      <legend className="form-label">{t('remind.companies')}</legend>
      <p className="d-flex gap-2 mb-1">
        <Button
          color="link"
          size="sm"
          onClick={() => {
            onChange(new Set());
          }}
        >
          {t('remind.all')}
        </Button>
        <Button
          color="link"
          size="sm"
          onClick={() => {
            onChange(new Set(rows.map(({ companyId }) => companyId)));
          }}
        >
          {t('remind.none')}
        </Button>
      </p>
      <ul className="remind-list">
        {rows.map(({ companyId, companyName, outcome, remindedAt }) => (
          <li key={companyId}>
            <label className="view-choice">
              <Input
                type="checkbox"

                checked={!leftOut.has(companyId)}
                onChange={(event) => {
                  const others = [...leftOut].filter((each) => each !== companyId);
                  onChange(new Set(event.target.checked ? others : [...others, companyId]));
                }}
              />
              <span>
                {companyName}
                <span className="cell-note">
                  {t(`remind.ways.${outcome}`)}
                  {remindedAt === null ? '' : ` · ${t('reminded', { date: format.instant(remindedAt) })}`}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
