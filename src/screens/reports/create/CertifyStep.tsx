import { useTranslation } from 'react-i18next';
import { useSigned } from '../../../api/base/useSigned';
import { FormFeedback, FormGroup, FormText, Input, Label } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { TextAreaField } from '../../../components/form/TextAreaField';
import { TextField } from '../../../components/form/TextField';
import { KeyFacts } from '../../../components/KeyFacts';
import { useFormat } from '../../../i18n/useFormat';
import { usePeriodName } from '../../../i18n/usePeriodName';
import { ReportLines } from '../ReportLines';
import { useMayFile } from '../useMayFile';
import { EffectsSection } from './EffectsSection';
import { ReviewPart } from './ReviewPart';
import type { PeriodFacts } from './reportSource';
import { TotalsPanel } from './TotalsPanel';
import { useFaultText } from './useFaultText';
import type { ReportWizardState } from './useReportWizard';

interface CertifyStepProps {
  readonly wizard: ReportWizardState;
  readonly facts: PeriodFacts;
}

/** Everything once more on one page, and the certification that binds the company. */
export function CertifyStep({ wizard, facts }: CertifyStepProps) {
  const { t } = useTranslation('reportForm');
  const mayFile = useMayFile();
  const { reportCertification } = useSigned();
  const format = useFormat();
  const periodName = usePeriodName();
  const textOf = useFaultText();
  const { form, send, ready, preview, source } = wizard;
  const { certification } = form;
  const isTried = wizard.isTried('certify');
  const errorOf = (fieldId: string): string | undefined => {
    const fault = wizard.faults.find((each) => each.fieldId === fieldId);
    return isTried && fault !== undefined ? textOf(fault) : undefined;
  };
  const untrue = errorOf('certify-true');
  return (
    <>
      {mayFile ? <p>{t('certify.intro')}</p> : null}
      <div className="report-columns">
        <div>
          <section className="surface" aria-labelledby="review-period">
            <h2 id="review-period">{t('certify.period')}</h2>
            <KeyFacts
              facts={[
                { name: t('certify.periodName'), value: `${periodName(facts.period)} ${facts.fiscalYear}` },
                {
                  name: t('certify.days'),
                  value: t('certify.daysValue', {
                    first: format.date(facts.firstDay),
                    last: format.date(facts.lastDay),
                  }),
                },
                ...(source.kind === 'amendment'
                  ? []
                  : [{ name: t('certify.due'), value: format.date(facts.dueDate) }]),
              ]}
            />
          </section>
          {preview.last?.effects == null ? null : (
            <EffectsSection effects={preview.last.effects} unit={facts.unit} />
          )}
          <ReviewPart
            title={t('certify.lines')}
            onChange={() => {
              wizard.go('lines');
            }}
          >
            {form.isNothing ? (
              <p className="mb-0">{t('nothing.text')}</p>
            ) : (
              <ReportLines lines={ready.lines} unit={facts.unit} name={t('grid.label')} />
            )}
          </ReviewPart>
          {source.kind === 'amendment' ? (
            <section className="surface" aria-labelledby="amend-why">
              <h2 id="amend-why">{t('certify.why')}</h2>
              <TextAreaField
                id="amend-reason"
                label={t('certify.reason')}
                hint={t('certify.reasonHint')}
                error={errorOf('amend-reason')}
                maxLength={LIMITS.reasonText}
                value={form.reason}
                onChange={(event) => {
                  send({ type: 'reasonChanged', reason: event.target.value });
                }}
              />
            </section>
          ) : null}
          {mayFile ? (
            <section className="surface certify" aria-labelledby="certify">
              <h2 id="certify">{t('certify.title')}</h2>
              <div className="form-grid">
                <TextField
                  id="certify-name"
                  label={t('certify.name')}
                  autoComplete="name"
                  maxLength={LIMITS.personName}
                  error={errorOf('certify-name')}
                  value={certification.name}
                  onChange={(event) => {
                    send({ type: 'certificationChanged', part: { name: event.target.value } });
                  }}
                />
                <TextField
                  id="certify-title"
                  label={t('certify.position')}
                  optional={t('certify.optional')}
                  autoComplete="organization-title"
                  maxLength={LIMITS.personName}
                  value={certification.title}
                  onChange={(event) => {
                    send({ type: 'certificationChanged', part: { title: event.target.value } });
                  }}
                />
              </div>
              <FormGroup check noMargin>
                <Input
                  type="checkbox"
                  id="certify-true"
                  invalid={untrue !== undefined}
                  checked={certification.isTrue}
                  aria-describedby={untrue === undefined ? undefined : 'certify-true-error'}
                  onChange={(event) => {
                    send({ type: 'certificationChanged', part: { isTrue: event.target.checked } });
                  }}
                />
                <Label check for="certify-true">
                  {reportCertification}
                </Label>
                {untrue === undefined ? null : (
                  <FormFeedback tag="p" className="field-error" id="certify-true-error">
                    {untrue}
                  </FormFeedback>
                )}
              </FormGroup>
              <FormText tag="p" className="mb-0">
                {t('certify.binds')}
              </FormText>
            </section>
          ) : null}
        </div>
        <TotalsPanel preview={preview} unread={ready.faults.size} unit={facts.unit} />
      </div>
    </>
  );
}
