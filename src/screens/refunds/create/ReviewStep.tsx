import { useTranslation } from 'react-i18next';
import type { RefundProposal } from '../../../../contract/entities/refund';
import { formatMoney } from '../../../../domain/money';
import { type Fact, KeyFacts } from '../../../components/KeyFacts';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { PendingList } from '../PendingList';
import { useClaimWords } from '../useClaimWords';
import { CertifyField } from './CertifyField';
import { linesOf, totalsOf } from './chosenLines';
import type { ClaimEvent, ClaimForm } from './claimForm';
import type { ClaimStep } from './claimSteps';
import { displayedPending } from './chosenPending';
import { ReviewLines } from './ReviewLines';
import { ReviewSection } from './ReviewSection';

interface ReviewStepProps {
  readonly form: ClaimForm;
  readonly proposal: RefundProposal;
  /** The reader signs; else a signer of the company certifies. */
  readonly certifies: boolean;
  readonly errorAt: (field: string) => string | undefined;
  readonly send: (event: ClaimEvent) => void;
  readonly onGo: (step: ClaimStep) => void;
}

/** Everything once more on one page, and the certification. */
export function ReviewStep({ form, proposal, certifies, errorAt, send, onGo }: ReviewStepProps) {
  const { t } = useTranslation('claim');
  const format = useFormat();
  const words = useClaimWords();
  const mark = decimalMarkOf(useLanguage());
  const lines = linesOf(proposal, form.importerNumber);
  const totals = totalsOf(lines, form.amounts, mark);
  const less = totals.proposed - totals.claimed;
  const basis: Fact[] = [
    { name: t('review.year'), value: form.fiscalYear ?? '–', isFigure: true },
    { name: t('review.reason'), value: form.reason === null ? '–' : words.reason(form.reason) },
    {
      name: t('review.importer'),
      value: form.importerNumber === '' ? '–' : form.importerNumber,
      isFigure: true,
    },
    ...(form.certificateNumber === ''
      ? []
      : [{ name: t('review.certificate'), value: form.certificateNumber }]),
    ...(form.explanation === '' ? [] : [{ name: t('review.explanation'), value: form.explanation }]),
    { name: t('review.payee'), value: `${proposal.payee.name}\n${proposal.payee.address}` },
  ];
  const sums: Fact[] = [
    { name: t('review.lines'), value: format.count(totals.lines), isFigure: true },
    { name: t('review.collected'), value: format.amount(formatMoney(totals.collected)), isFigure: true },
    { name: t('review.proposed'), value: format.amount(formatMoney(totals.proposed)), isFigure: true },
    {
      name: t('review.claimed'),
      value: <strong>{format.amount(formatMoney(totals.claimed))}</strong>,
      isFigure: true,
    },
    ...(less > 0n
      ? [{ name: t('review.difference'), value: format.amount(formatMoney(less)), isFigure: true }]
      : []),
  ];
  return (
    <>
      {certifies ? <p>{t('review.intro')}</p> : null}
      <ReviewSection step="basis" title={t('review.basis')} onGo={onGo}>
        <KeyFacts facts={basis} />
      </ReviewSection>
      <ReviewSection step="lines" title={t('review.linesTitle')} onGo={onGo}>
        <KeyFacts facts={sums} />
        <ReviewLines
          lines={lines.filter((line) => line.customsLineId in form.amounts)}
          amounts={form.amounts}
        />
        {form.pendingAtCustoms.length === 0 ? null : (
          <>
            <h3 className="mt-3">{t('pendingAtCustoms.title')}</h3>
            <p>{t('pendingAtCustoms.lead')}</p>
            <PendingList lines={displayedPending(form.pendingAtCustoms, errorAt)} />
          </>
        )}
      </ReviewSection>
      <ReviewSection step="evidence" title={t('review.evidenceTitle')} onGo={onGo}>
        {form.documents.length === 0 ? <p>{t('evidence.none')}</p> : null}
        <ul className="review-files">
          {form.documents.map(({ id, fileName, kind }) => (
            <li key={id}>
              {fileName} <small>{words.document(kind)}</small>
            </li>
          ))}
        </ul>
      </ReviewSection>
      <ReviewSection step="applicant" title={t('review.applicantTitle')} onGo={onGo}>
        <KeyFacts
          facts={(['name', 'title', 'phone', 'email'] as const).map((field) => ({
            name: t(`applicant.${field}`),
            value: form.applicant[field] === '' ? '–' : form.applicant[field],
          }))}
        />
      </ReviewSection>
      {certifies ? (
        <CertifyField
          certifications={form.certifications}
          errorAt={errorAt}
          onTick={(names, ticked) => {
            // What is certified are these amounts, and not what a later proposal would fill in.
            if (ticked)
              send({
                type: 'amountsSettled',
                amounts: form.amounts,
                basis: form.amountsFor,
                importerNumber: form.importerNumber,
                knownUpTo: form.knownUpTo,
              });
            for (const certification of names) send({ type: 'certificationTicked', certification, ticked });
          }}
        />
      ) : (
        <p className="surface">{t('review.signerCertifies')}</p>
      )}
    </>
  );
}
