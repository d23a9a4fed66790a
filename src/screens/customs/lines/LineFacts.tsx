import { htsCodeShown } from '../../../components/columns/entryNumberShown';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { DataOf } from '../../../../contract/endpoint';
import type { getCustomsLine } from '../../../../contract/endpoints/customs/files';
import { mayListCompanies } from '../../../../domain/companyPermissions';
import { KeyFacts } from '../../../components/KeyFacts';
import { useGetProgramQuery } from '../../../api/configuration/program';
import { useFormat } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';
import { importerPath } from '../importer/importerPath';

interface LineFactsProps {
  readonly line: DataOf<typeof getCustomsLine>;
}

/** Everything the entry summary says of the line, its company, its claim and the file it came with. */
export function LineFacts({ line }: LineFactsProps) {
  const { t } = useTranslation('customs');
  const { t: tImporters } = useTranslation('customsImporters');
  const format = useFormat();
  const { data: program } = useGetProgramQuery(undefined);
  const mayOpenCompany = mayListCompanies(useSelector(selectActor)).allowed;
  const none = t('line.none');
  const dateOr = (date: string | null): string => (date === null ? none : format.date(date));
  const company =
    line.companyId === null ? (
      t('line.unmatched')
    ) : mayOpenCompany ? (
      <Link to={`/admin/company/details?id=${line.companyId}`}>{line.companyName}</Link>
    ) : (
      line.companyName
    );
  return (
    <section className="surface" aria-labelledby="line">
      <h2 id="line">{t('line.facts')}</h2>
      <KeyFacts
        facts={[
          { name: t('lines.entryDate'), value: format.date(line.entryDate) },
          { name: t('line.importDate'), value: dateOr(line.importDate) },
          { name: t('line.paymentDate'), value: dateOr(line.paymentDate) },
          { name: t('line.fiscalYear'), value: String(line.fiscalYear), isFigure: true },
          { name: t('line.entryType'), value: line.entryType ?? none, isFigure: true },
          {
            name: t('line.port'),
            value:
              line.portCode === null
                ? none
                : [line.portCode, line.portName].filter((part) => part !== null).join(' '),
          },
          { name: t('line.origin'), value: line.originCountry ?? none },
          {
            name: t('line.importerNumber'),
            value: <Link to={importerPath(line.importerNumber)}>{line.importerNumber}</Link>,
            isFigure: true,
          },
          { name: t('line.importerName'), value: line.importerName },
          { name: t('line.company'), value: company },
          { name: t('line.hts'), value: htsCodeShown(line.htsCode), isFigure: true },
          { name: t('line.coverage'), value: t(line.covered ? 'line.covered' : 'line.notCovered') },
          {
            name: t('line.quantity'),
            value: `${format.quantity(line.quantity)} ${line.unit}`,
            isFigure: true,
          },
          ...(line.secondQuantity === null
            ? []
            : [
                {
                  name: tImporters('quantity.second'),
                  value: tImporters('quantity.secondValue', {
                    quantity: `${format.quantity(line.secondQuantity)} ${line.secondUnit ?? ''}`,
                  }),
                  isFigure: true,
                },
              ]),
          {
            name: t('line.programQuantity'),
            value:
              line.quantityProgramUnit === null
                ? t('line.unknown')
                : `${format.quantity(line.quantityProgramUnit)} ${program?.unitCode ?? ''}`,
            isFigure: true,
          },
          {
            name: t('line.value'),
            value: line.enteredValue === null ? none : format.money(line.enteredValue),
            isFigure: true,
          },
          { name: t('line.feeClass'), value: line.feeClass, isFigure: true },
          { name: t('line.certificate'), value: line.exemptCertificate ?? none, isFigure: true },
          { name: t('line.refunded'), value: format.money(line.amountRefunded), isFigure: true },
          {
            name: t('line.claim'),
            value:
              line.claimId === null ? (
                none
              ) : (
                <Link to={`/refunds/details?id=${line.claimId}`}>{line.claimNumber}</Link>
              ),
          },
          {
            name: t('line.batch'),
            value: <Link to={`/admin/customs?id=${line.batchId}`}>{t('line.openBatch')}</Link>,
          },
        ]}
      />
    </section>
  );
}
