import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import type { ExemptionStart } from '../../../../contract/entities/exemption';
import { EXEMPTION_KINDS } from '../../../../domain/exemption';
import { useExemptionWords } from '../../../components/columns/useExemptionWords';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { useFormat } from '../../../i18n/useFormat';
import type { ApplyWizardState } from './useApplyWizard';

interface KindStepProps {
  readonly wizard: ApplyWizardState;
  readonly start: ExemptionStart;
}

/** Which exemption, for which year; an earlier application of the kind can be copied. */
export function KindStep({ wizard, start }: KindStepProps) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const words = useExemptionWords('company');
  const format = useFormat();
  const months = start.certificateMonths ?? 12;
  const { form } = wizard.application;
  const years = [...new Set(start.offers.map(({ fiscalYear }) => fiscalYear))];
  const offer = start.offers.find(
    ({ kind, fiscalYear }) => kind === form.kind && fiscalYear === form.fiscalYear,
  );
  const earlier = start.earlier.find(({ claim }) => claim.kind === form.kind);
  return (
    <>
      <ChoiceField
        id="kind"
        legend={t('kind.legend')}
        error={wizard.errorAt('kind')}
        choices={EXEMPTION_KINDS.map((kind) => ({
          value: kind,
          label: shared(`kinds.${kind}`),
          about: shared(`create.about.${kind}`, {
            count: months,
            quantity: format.quantity(start.exemptQuantity),
            unit: start.unit,
          }),
        }))}
        value={form.kind}
        onChoose={(kind) => {
          wizard.send({ type: 'kindChosen', kind });
        }}
      />
      <ChoiceField
        id="fiscalYear"
        legend={t('kind.year')}
        hint={t('kind.yearHint', { count: months })}
        error={wizard.errorAt('fiscalYear')}
        isCompact
        choices={years.map((year) => ({ value: year.toString(), label: year.toString() }))}
        value={form.fiscalYear?.toString() ?? null}
        onChoose={(year) => {
          wizard.send({ type: 'yearChosen', fiscalYear: Number(year) });
        }}
      />
      {offer?.standing == null ? null : (
        <p className="alert alert-warning" role="status">
          {t('kind.standing', {
            number: offer.standing.number,
            status: words.status(offer.standing.status),
          })}{' '}
          <Link to={`/exemptions/details?id=${offer.standing.id}`}>{t('kind.open')}</Link>
        </p>
      )}
      {offer?.standing != null || offer?.running == null ? null : (
        <p className="alert alert-warning" role="status">
          {t('kind.running', {
            certificate: offer.running.certificateNumber,
            date: format.date(offer.running.validTo),
            from: format.date(offer.running.renewFrom),
          })}
        </p>
      )}
      {offer?.renews == null ? null : (
        <p role="status">
          {t('kind.renews', {
            certificate: offer.renews.certificateNumber,
            date: format.date(offer.renews.validTo),
          })}
        </p>
      )}
      {earlier === undefined ? null : (
        <p>
          <Button
            color="secondary"
            outline
            onClick={() => {
              wizard.send({ type: 'earlierTaken', claim: earlier.claim, texts: format.quantityTyped });
            }}
          >
            {t('kind.takeEarlier', { number: earlier.number })}
          </Button>
        </p>
      )}
    </>
  );
}
