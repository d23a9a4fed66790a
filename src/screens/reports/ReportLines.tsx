import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import type { reportLine } from '../../../contract/entities/report';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';

interface ReportLinesProps {
  readonly lines: readonly z.output<typeof reportLine>[];
  readonly unit: string;
  /** What the table is, for those who listen. */
  readonly name: string;
}

/** The lines of a report to be read. */
export function ReportLines({ lines, unit, name }: ReportLinesProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const id = useId();
  if (lines.length === 0) return <p className="mb-0">{t('nothing.text')}</p>;
  return (
    <ScrollBox labelledBy={id}>
      <table className="table table-sm">
        <caption className="visually-hidden" id={id}>
          {name}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('grid.date')}</th>
            <th scope="col">{t('grid.kind')}</th>
            <th scope="col">{t('grid.description')}</th>
            <th scope="col">{t('grid.country')}</th>
            <th scope="col" className="figure-cell">
              {t('grid.quantity', { unit })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Lines have no names of their own, and two may say the same.
            <tr key={index}>
              <td className="text-nowrap">{format.date(line.date)}</td>
              <td>{t(`kinds.${line.kind}`)}</td>
              <td className="plain-text">{line.description === '' ? '–' : line.description}</td>
              <td>{line.country ?? '–'}</td>
              <td className="figure-cell">{format.quantity(line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
