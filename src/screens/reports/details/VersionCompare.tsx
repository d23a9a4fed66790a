import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, money } from '../../../../domain/money';
import { formatQuantity, quantity } from '../../../../domain/quantity';
import { SelectField } from '../../../components/form/SelectField';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat } from '../../../i18n/useFormat';
import type { ReportRecord } from '../create/useSubmitReport';
import { compareLines } from './compareVersions';
import { VersionRow } from './VersionRow';

interface VersionCompareProps {
  readonly report: ReportRecord;
}

type Version = ReportRecord['versions'][number];

/** Two versions of a report side by side, line by line and in what they come to. Only where there are two. */
export function VersionCompare({ report }: VersionCompareProps) {
  const { t } = useTranslation('reportRecord');
  const { t: words } = useTranslation('reports');
  const format = useFormat();
  const { versions, unit } = report;
  const [chosen, setChosen] = useState<{ readonly before?: string; readonly after?: string }>({});
  const after = versions.find(({ id }) => id === chosen.after) ?? versions[0];
  const before = versions.find(({ id }) => id === chosen.before) ?? versions[1];
  if (after === undefined || before === undefined) return null;
  const options = versions.map(({ id, number, status, revision }) => ({
    value: id,
    text: t('versions.option', { revision, number, status: words(`statuses.${status}`) }),
  }));
  const sums = (name: string, valueOf: (version: Version) => string) => (
    <VersionRow
      name={name}
      before={format.quantity(valueOf(before))}
      after={format.quantity(valueOf(after))}
      difference={format.quantity(formatQuantity(quantity(valueOf(after)) - quantity(valueOf(before))))}
    />
  );
  return (
    <section className="surface" aria-labelledby="versions">
      <h2 id="versions">{t('versions.title')}</h2>
      <div className="form-grid">
        <SelectField
          id="version-before"
          label={t('versions.before')}
          options={options}
          value={before.id}
          onChange={(event) => {
            setChosen({ ...chosen, before: event.target.value });
          }}
        />
        <SelectField
          id="version-after"
          label={t('versions.after')}
          options={options}
          value={after.id}
          onChange={(event) => {
            setChosen({ ...chosen, after: event.target.value });
          }}
        />
      </div>
      {after.reason === '' ? null : (
        <p>
          {versions.some(({ number }) => number === after.reason)
            ? t('versions.because', { number: after.reason })
            : t('versions.reason', { reason: after.reason })}
        </p>
      )}
      <ScrollBox labelledBy="versions-table">
        <table className="table table-sm version-table">
          <caption className="visually-hidden" id="versions-table">
            {t('versions.table')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('versions.line')}</th>
              <th scope="col" className="figure-cell">
                <Link to={`/assessments/details?id=${before.id}`}>{before.number}</Link>
              </th>
              <th scope="col" className="figure-cell">
                <Link to={`/assessments/details?id=${after.id}`}>{after.number}</Link>
              </th>
              <th scope="col" className="figure-cell">
                {t('versions.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {compareLines(before.lines, after.lines).map(({ line, before: was, after: is, difference }) => (
              <VersionRow
                key={`${line.kind} ${line.date} ${line.description} ${line.country ?? ''}`}
                name={[
                  format.date(line.date),
                  t(`versions.kinds.${line.kind}`),
                  line.description,
                  line.country ?? '',
                ]
                  .filter((text) => text !== '')
                  .join(' · ')}
                before={was === null ? t('versions.absent') : format.quantity(was)}
                after={is === null ? t('versions.absent') : format.quantity(is)}
                difference={format.quantity(difference)}
              />
            ))}
          </tbody>
          <tfoot>
            {sums(t('versions.shipped', { unit }), (version) => version.quantityShipped)}
            {sums(t('versions.assessable', { unit }), (version) => version.quantityAssessable)}
            <VersionRow
              name={t('versions.amount')}
              before={format.money(before.amountDue)}
              after={format.money(after.amountDue)}
              difference={format.money(formatMoney(money(after.amountDue) - money(before.amountDue)))}
            />
          </tfoot>
        </table>
      </ScrollBox>
    </section>
  );
}
