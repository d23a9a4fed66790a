import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../contract/limits';

interface DocumentRowsProps {
  readonly rows: readonly (readonly string[])[];
  readonly name: string;
}

/** A table as text; the file has all of its rows. */
export function DocumentRows({ rows, name }: DocumentRowsProps) {
  const { t } = useTranslation('documentViewer');
  const [head = [], ...body] = rows;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="viewer-table" tabIndex={0} role="region" aria-label={name}>
      <table className="table table-sm">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.slice(0, LIMITS.documentRows).map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {body.length > LIMITS.documentRows ? (
        <p>{t('moreRows', { count: body.length - LIMITS.documentRows })}</p>
      ) : null}
    </div>
  );
}
