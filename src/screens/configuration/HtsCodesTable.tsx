import { useTranslation } from 'react-i18next';
import { Table } from 'reactstrap';
import { formatHtsCode } from '../../../domain/htsCode';
import { ScrollBox } from '../../components/ScrollBox';
import { useFormat } from '../../i18n/useFormat';
import type { ProgramShown } from './program';

interface HtsCodesTableProps {
  readonly codes: ProgramShown['htsCodes'];
}

/** The tariff codes the program covers, with the dates they hold. */
export function HtsCodesTable({ codes }: HtsCodesTableProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  return (
    <section className="surface">
      <h2 id="hts">{t('hts')}</h2>
      <ScrollBox labelledBy="hts">
        <Table size="sm">
          <thead>
            <tr>
              <th scope="col">{t('code')}</th>
              <th scope="col">{t('description')}</th>
              <th scope="col">{t('match')}</th>
              <th scope="col">{t('reportedUnit')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('to')}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <tr key={`${code.code} ${code.effectiveFrom}`}>
                <th scope="row" className="figure">
                  {formatHtsCode(code.code)}
                </th>
                <td>{code.description}</td>
                <td>{t(`matches.${code.match}`)}</td>
                <td>{code.unit}</td>
                <td className="text-nowrap">{format.date(code.effectiveFrom)}</td>
                <td className="text-nowrap">
                  {code.effectiveTo === null ? t('open') : format.date(code.effectiveTo)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollBox>
    </section>
  );
}
