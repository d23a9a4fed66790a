import { useTranslation } from 'react-i18next';
import type { DecimalMark } from '../../../../domain/numberText';
import { tableRoles } from '../../../components/list/tableRoles';
import { type LineActions, LineRow } from './LineRow';
import { type LineField, LINE_FIELDS } from './lineText';
import type { LineForm } from './reportForm';
import type { PeriodFacts } from './reportSource';

interface LineTableProps {
  readonly lines: readonly LineForm[];
  readonly facts: PeriodFacts;
  readonly mark: DecimalMark;
  readonly faultsOf: (key: string) => Readonly<Partial<Record<LineField, string>>>;
  readonly remarkOf: (key: string) => string;
  readonly actions: LineActions;
}

/** The lines of a report to be typed into; laid out as cards on a phone. */
export function LineTable({ lines, facts, mark, faultsOf, remarkOf, actions }: LineTableProps) {
  const { t } = useTranslation('reportForm');
  return (
    <table {...tableRoles.table} className="report-lines" aria-label={t('grid.label')}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.heading} scope="col">
            <span className="visually-hidden">{t('grid.place')}</span>
          </th>
          {LINE_FIELDS.map((field) => (
            <th key={field} {...tableRoles.heading} scope="col" className={`line-${field}`}>
              {t(`grid.${field}`, { unit: facts.unit })}
            </th>
          ))}
          <th {...tableRoles.heading} scope="col">
            <span className="visually-hidden">{t('grid.removeHead')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            place={index + 1}
            unit={facts.unit}
            mark={mark}
            first={facts.firstDay}
            last={facts.lastDay}
            faults={faultsOf(line.key)}
            remark={remarkOf(line.key)}
            actions={actions}
          />
        ))}
      </tbody>
    </table>
  );
}
