import type { TFunction } from 'i18next';
import type { ExemptionClaimSent } from '../../../contract/entities/exemption';
import type { Fact } from '../../components/KeyFacts';
import type { Format } from '../../i18n/format';

/** What a claim says, as facts to be read through. */
export function claimFacts(
  claim: ExemptionClaimSent,
  unit: string,
  format: Format,
  t: TFunction<'exemption'>,
): readonly Fact[] {
  const amount = (
    field:
      | 'priorYearQuantity'
      | 'expectedQuantity'
      | 'organicQuantity'
      | 'nonOrganicQuantity'
      | 'exportQuantity'
      | 'totalQuantity',
    quantity: string,
  ): Fact => ({ name: t(`figures.${field}`), value: `${format.quantity(quantity)} ${unit}`, isFigure: true });
  switch (claim.kind) {
    case 'SMALL_VOLUME':
      return [
        amount('priorYearQuantity', claim.priorYearQuantity),
        amount('expectedQuantity', claim.expectedQuantity),
      ];
    case 'ORGANIC':
      return [
        amount('organicQuantity', claim.organicQuantity),
        amount('nonOrganicQuantity', claim.nonOrganicQuantity),
        amount('totalQuantity', claim.totalQuantity),
        { name: t('figures.certifier'), value: claim.certifier },
        { name: t('figures.organicCertificate'), value: claim.organicCertificate },
        { name: t('figures.organicCertificateEnds'), value: format.date(claim.organicCertificateEnds) },
      ];
    case 'EXPORT':
      return [
        amount('exportQuantity', claim.exportQuantity),
        amount('totalQuantity', claim.totalQuantity),
        { name: t('figures.destinations'), value: claim.destinations },
      ];
  }
}
