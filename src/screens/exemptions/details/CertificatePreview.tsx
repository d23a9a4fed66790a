import { useTranslation } from 'react-i18next';
import type { ExemptionDetails } from '../../../../contract/entities/exemption';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';

/** The certificate that the approval issues, as far as it is known before; its number is drawn with the approval. */
export function CertificatePreview({ exemption }: { readonly exemption: ExemptionDetails }) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const format = useFormat();
  const { companyName, kind, fiscalYear, wouldHold } = exemption;
  return (
    <section aria-labelledby="certificate-preview">
      <h3 id="certificate-preview">{t('preview.title')}</h3>
      <KeyFacts
        facts={[
          { name: shared('certificate'), value: t('preview.number') },
          { name: shared('company'), value: companyName },
          { name: shared('kind'), value: shared(`kinds.${kind}`) },
          { name: shared('fiscalYear'), value: String(fiscalYear), isFigure: true },
          ...(wouldHold === undefined
            ? []
            : [
                { name: shared('validFrom'), value: format.date(wouldHold.validFrom) },
                { name: shared('validTo'), value: format.date(wouldHold.validTo) },
              ]),
        ]}
      />
    </section>
  );
}
