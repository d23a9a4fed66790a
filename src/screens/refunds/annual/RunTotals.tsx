import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Table } from 'reactstrap';
import type { AnnualRun } from '../../../../contract/entities/annualRun';
import { annualOutcomeName } from '../../../../contract/texts/annualRunNames';
import { refundReasonName } from '../../../../contract/texts/refundNames';
import { ScrollBox } from '../../../components/ScrollBox';
import { useFormat, useLanguage } from '../../../i18n/useFormat';

/** Amounts by reason, and how many importers are excluded for what; each number of importers leads to them in the list. */
export function RunTotals({ run }: { readonly run: AnnualRun }) {
  const { t } = useTranslation('annualRun');
  const language = useLanguage();
  const format = useFormat();
  const [address] = useSearchParams();
  const only = (outcome: string): string =>
    `?${new URLSearchParams({ ...Object.fromEntries(address), outcome, page: '1' }).toString()}`;
  return (
    <div className="annual-parts">
      <div>
        <h2 id="annual-reasons">{t('byReason')}</h2>
        {run.byReason.length === 0 ? (
          <p>{t('noReasons')}</p>
        ) : (
          <ScrollBox labelledBy="annual-reasons">
            <Table className="assignment-table" aria-labelledby="annual-reasons">
              <thead>
                <tr>
                  <th scope="col">{t('reason')}</th>
                  <th scope="col" className="figure-cell">
                    {t('importers')}
                  </th>
                  <th scope="col" className="figure-cell">
                    {t('lines')}
                  </th>
                  <th scope="col" className="figure-cell">
                    {t('amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {run.byReason.map(({ reason, importers, lines, amount }) => (
                  <tr key={reason}>
                    <th scope="row">{refundReasonName(language, reason)}</th>
                    <td className="figure-cell">{format.count(importers)}</td>
                    <td className="figure-cell">{format.count(lines)}</td>
                    <td className="figure-cell">{format.amount(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </ScrollBox>
        )}
      </div>
      <div>
        <h2 id="annual-excluded">{t('excluded')}</h2>
        {run.excluded.length === 0 ? (
          <p>{t('noExcluded')}</p>
        ) : (
          <ScrollBox labelledBy="annual-excluded">
            <Table className="assignment-table" aria-labelledby="annual-excluded">
              <thead>
                <tr>
                  <th scope="col">{t('why')}</th>
                  <th scope="col" className="figure-cell">
                    {t('importers')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {run.excluded.map(({ outcome, importers }) => (
                  <tr key={outcome}>
                    <th scope="row">
                      <Link to={only(outcome)}>{annualOutcomeName(language, outcome)}</Link>
                    </th>
                    <td className="figure-cell">{format.count(importers)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </ScrollBox>
        )}
      </div>
    </div>
  );
}
