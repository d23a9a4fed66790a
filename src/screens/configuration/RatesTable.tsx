import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';
import { unitsOf, type ProgramShown } from './program';

interface RatesTableProps {
  readonly program: ProgramShown;
}

/** Every rate with its dates, what Customs charges for each unit it reports, and the factors between the units. */
export function RatesTable({ program }: RatesTableProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const units = unitsOf(program.rates);
  const shown = (value: string | undefined): string => (value === undefined ? '–' : format.quantity(value));
  return (
    <section className="surface">
      <h2 id="rates">{t('rates')}</h2>
      <ScrollBox labelledBy="rates">
        <Table size="sm">
          <thead>
            <tr>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('to')}</th>
              <th scope="col" className="figure-cell">
                {t('ratePerUnit', { unit: program.unitCode })}
              </th>
              {units.map((unit) => (
                <th key={unit} scope="col" className="figure-cell">
                  {t('metricRate', { unit })}
                </th>
              ))}
              {units.map((unit) => (
                <th key={unit} scope="col" className="figure-cell">
                  {t('factor', { program: program.unitCode, unit })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {program.rates.toReversed().map((rate) => (
              <tr key={rate.effectiveFrom}>
                <th scope="row" className="text-nowrap">
                  {format.date(rate.effectiveFrom)}
                </th>
                <td className="text-nowrap">
                  {rate.effectiveTo === null ? t('open') : format.date(rate.effectiveTo)}
                </td>
                <td className="figure-cell">{format.quantity(rate.ratePerUnit)}</td>
                {units.map((unit) => (
                  <td key={unit} className="figure-cell">
                    {shown(rate.metricRates[unit])}
                  </td>
                ))}
                {units.map((unit) => (
                  <td key={unit} className="figure-cell">
                    {shown(rate.factors[unit])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
    </section>
  );
}
