import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { ExemptionStart } from '../../../../contract/entities/exemption';
import { documentKindName } from '../../../../contract/texts/refundNames';
import { KeyFacts } from '../../../components/KeyFacts';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useFormat, useLanguage } from '../../../i18n/useFormat';
import { claimFacts } from '../claimFacts';
import { claimToSend, STATEMENTS } from './applicationFaults';
import { ApplicantFields } from './ApplicantFields';
import { SignBox } from './SignBox';
import type { ApplyStep } from './applySteps';
import type { ApplyWizardState } from './useApplyWizard';

interface ReviewStepProps {
  readonly wizard: ApplyWizardState;
  readonly start: ExemptionStart;
}

/** Everything once more on one page, who applies, and the signature. */
export function ReviewStep({ wizard, start }: ReviewStepProps) {
  const { t } = useTranslation('exemption');
  const { t: shared } = useTranslation('exemptions');
  const format = useFormat();
  const language = useLanguage();
  const { form, documents } = wizard.application;
  const claim = claimToSend(form, decimalMarkOf(language));
  const head = (step: ApplyStep) => (
    <div className="section-head">
      <h2>{t(`steps.${step}`)}</h2>
      <Button
        color="link"
        size="sm"
        aria-label={t('review.changeLong', { step: t(`steps.${step}`) })}
        onClick={() => {
          wizard.go(step);
        }}
      >
        {t('review.change')}
      </Button>
    </div>
  );
  return (
    <>
      {wizard.maySign ? <p>{t('review.intro')}</p> : null}
      <section className="surface">
        {head('kind')}
        <KeyFacts
          facts={[
            {
              name: shared('kind'),
              value: form.kind === null ? '–' : shared(`kinds.${form.kind}`),
            },
            { name: shared('fiscalYear'), value: form.fiscalYear ?? '–', isFigure: true },
          ]}
        />
      </section>
      <section className="surface">
        {head('details')}
        {claim === null ? (
          <p>{t('review.incomplete')}</p>
        ) : (
          <KeyFacts facts={claimFacts(claim, start.unit, format, t)} />
        )}
        {claim?.kind === 'ORGANIC' && STATEMENTS.some((each) => claim[each]) ? (
          <>
            <h3>{t('review.confirmed')}</h3>
            <ul>
              {STATEMENTS.filter((each) => claim[each]).map((each) => (
                <li key={each}>{t(`figures.${each}`)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </section>
      <section className="surface">
        {head('documents')}
        {documents.length === 0 ? <p className="mb-0">{t('documents.none')}</p> : null}
        <ul className="exemption-files">
          {documents.map(({ id, fileName, kind }) => (
            <li key={id}>
              {fileName} <small>{documentKindName(language, kind)}</small>
            </li>
          ))}
        </ul>
      </section>
      <section className="surface" aria-labelledby="applicant">
        <h2 id="applicant">{t('applicant.title2')}</h2>
        <ApplicantFields applicant={form.applicant} errorAt={wizard.errorAt} send={wizard.send} />
      </section>
      {wizard.maySign ? (
        <SignBox signed={wizard.signed} isTried={wizard.isTried('review')} onSign={wizard.setSigned} />
      ) : (
        <p className="surface">{t('review.signerCertifies')}</p>
      )}
    </>
  );
}
