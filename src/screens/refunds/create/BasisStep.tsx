import { useTranslation } from 'react-i18next';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { LIMITS } from '../../../../contract/limits';
import { REFUND_EVIDENCE } from '../../../../domain/refundEvidence';
import { useForeseeClaimsQuery } from '../../../api/refunds/claims';
import { ChoiceField } from '../../../components/form/ChoiceField';
import { SelectField } from '../../../components/form/SelectField';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { useFormat } from '../../../i18n/useFormat';
import { useClaimWords } from '../useClaimWords';
import type { ClaimEvent, ClaimForm } from './claimForm';
import { numbersToChoose } from './filledClaim';
import { reasonChoices } from './reasonChoices';

interface BasisStepProps {
  readonly form: ClaimForm;
  /** The board's answer for the year shown; its reason may be another one than the form's. */
  readonly proposal: RefundProposal;
  readonly errorAt: (field: string) => string | undefined;
  readonly send: (event: ClaimEvent) => void;
}

/** Year, reason, and what the reason asks for in words. */
export function BasisStep({ form, proposal, errorAt, send }: BasisStepProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const words = useClaimWords();
  const numbers = numbersToChoose(proposal.importerNumbers);
  const { data: foreseen } = useForeseeClaimsQuery(undefined);
  return (
    <>
      {proposal.years.every(({ lines }) => lines === 0) ? <p>{t('basis.noYears')}</p> : null}
      <ChoiceField
        id="fiscalYear"
        legend={t('basis.year')}
        hint={t('basis.yearHint')}
        error={errorAt('fiscalYear')}
        isCompact
        choices={proposal.years.map(({ fiscalYear, lines, amountCollected }) => ({
          value: fiscalYear.toString(),
          label: fiscalYear.toString(),
          about:
            lines === 0
              ? t('basis.yearNone')
              : t('basis.yearLines', { count: lines, amount: format.money(amountCollected) }),
        }))}
        value={form.fiscalYear?.toString() ?? null}
        onChoose={(year) => {
          send({ type: 'basisChanged', basis: { fiscalYear: Number(year) } });
        }}
      />
      <ChoiceField
        id="reason"
        legend={t('basis.reason')}
        hint={t('basis.reasonHint')}
        error={errorAt('reason')}
        choices={reasonChoices(foreseen?.claims ?? [], form.fiscalYear).map(({ reason, claim }) => ({
          value: reason,
          label: words.reason(reason),
          about: (
            <>
              {claim === null ? null : (
                <strong className="figure">
                  {t('basis.available', { count: claim.lines, amount: format.money(claim.amount) })}{' '}
                </strong>
              )}
              {t(`basis.reasons.${reason}`, {
                exempt: `${format.quantity(proposal.exemptQuantity)} ${proposal.unit}`,
              })}{' '}
              {t('basis.needs', {
                evidence: REFUND_EVIDENCE[reason].documents.map(words.evidence).join(', '),
              })}
            </>
          ),
        }))}
        value={form.reason}
        onChoose={(reason) => {
          send({ type: 'basisChanged', basis: { reason } });
        }}
      />
      {numbers.length > 1 ? (
        <SelectField
          id="importerNumber"
          label={t('basis.importer')}
          hint={t('basis.importerHint')}
          error={errorAt('importerNumber')}
          empty=""
          options={numbers.map(({ number, lines }) => ({
            value: number,
            text: t('basis.importerOption', { number, count: lines }),
          }))}
          value={form.importerNumber}
          onChange={(event) => {
            send({ type: 'importerChosen', importerNumber: event.target.value });
          }}
        />
      ) : null}
      {form.reason === 'ORGANIC' || form.certificateNumber !== '' ? (
        <TextField
          id="certificateNumber"
          label={t('basis.certificate')}
          hint={t('basis.certificateHint')}
          error={errorAt('certificateNumber')}
          maxLength={20}
          autoComplete="off"
          value={form.certificateNumber}
          onChange={(event) => {
            send({ type: 'basisChanged', basis: { certificateNumber: event.target.value } });
          }}
        />
      ) : null}
      <TextField
        id="draftName"
        label={t('drafts.name')}
        hint={t('drafts.nameHint')}
        optional={t('basis.optional')}
        maxLength={LIMITS.draftName}
        autoComplete="off"
        value={form.name}
        onChange={(event) => {
          send({ type: 'draftNamed', name: event.target.value });
        }}
      />
      <TextAreaField
        id="explanation"
        label={t('basis.explanation')}
        hint={t('basis.explanationHint', { limit: format.count(LIMITS.reasonText) })}
        error={errorAt('explanation')}
        optional={
          form.reason !== null && REFUND_EVIDENCE[form.reason].explanation ? undefined : t('basis.optional')
        }
        maxLength={LIMITS.reasonText}
        value={form.explanation}
        onChange={(event) => {
          send({ type: 'basisChanged', basis: { explanation: event.target.value } });
        }}
      />
    </>
  );
}
