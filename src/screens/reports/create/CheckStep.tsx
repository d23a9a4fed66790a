import { useTranslation } from 'react-i18next';
import { FormGroup, Input, Label } from 'reactstrap';
import { SkeletonLines } from '../../../components/Skeleton';
import { StatusBadge, type StatusTone } from '../../../components/record/StatusBadge';
import { EffectsSection } from './EffectsSection';
import type { ReportCheck } from './reportFaults';
import type { PeriodFacts } from './reportSource';
import { TotalsPanel } from './TotalsPanel';
import type { ReportWizardState } from './useReportWizard';

interface CheckStepProps {
  readonly wizard: ReportWizardState;
  readonly facts: PeriodFacts;
}

const TONES: Readonly<Record<ReportCheck['severity'], StatusTone>> = {
  error: 'bad',
  warning: 'waiting',
  notice: 'neutral',
};

/** What there is to say about the report before it is certified: errors, warnings to confirm one by one, and notices. */
export function CheckStep({ wizard, facts }: CheckStepProps) {
  const { t } = useTranslation('reportForm');
  const { preview, form, send, ready } = wizard;
  const isRunning = facts.isRunning === true;
  const found = wizard.checks ?? preview.last?.preview.checks ?? null;
  // That the period goes on is no error to correct, and is said above.
  const checks = isRunning ? (found?.filter(({ kind }) => kind !== 'period-not-over') ?? null) : found;
  // Lines that cannot be read were not sent, so the server counts fewer than are on screen.
  const placeOf = (line: number): number =>
    form.lines.findIndex(({ key }) => key === preview.last?.keys[line]) + 1;
  const effects = preview.last?.effects ?? null;
  return (
    <div className="report-columns">
      <div>
        <section className="surface" aria-labelledby="checks" aria-busy={!preview.isCurrent}>
          <h2 id="checks">{t('check.title')}</h2>
          {checks === null ? (
            preview.failure === null ? (
              <SkeletonLines count={4} />
            ) : null
          ) : checks.length === 0 ? (
            <p className="mb-0">{t(isRunning ? 'check.allWellSoFar' : 'check.allWell')}</p>
          ) : (
            <ul className="check-list">
              {kindsOf(checks).map((ofKind) => {
                const [first] = ofKind;
                if (first === undefined) return null;
                const { kind, severity } = first;
                const id = `check-${kind}`;
                return (
                  <li key={kind}>
                    <StatusBadge tone={TONES[severity]} label={t(`check.${severity}`)} />
                    <div>
                      {ofKind.map(({ sentence, line }) => (
                        <p
                          key={`${line ?? ''} ${sentence}`}
                          {...(severity === 'error' ? { id, tabIndex: -1 } : {})}
                        >
                          {line === null
                            ? sentence
                            : t('fault.inLine', { line: placeOf(line), fault: sentence })}
                        </p>
                      ))}
                      {severity === 'warning' ? (
                        <FormGroup check noMargin>
                          <Input
                            type="checkbox"
                            id={id}
                            checked={form.confirmed.includes(kind)}
                            invalid={wizard.isTried('check') && !form.confirmed.includes(kind)}
                            onChange={(event) => {
                              send({ type: 'warningRead', kind, isConfirmed: event.target.checked });
                            }}
                          />
                          <Label check for={id}>
                            {t('check.confirm')}
                          </Label>
                        </FormGroup>
                      ) : null}
                    </div>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
        {effects === null ? null : <EffectsSection effects={effects} unit={facts.unit} />}
      </div>
      <TotalsPanel preview={preview} unread={ready.faults.size} unit={facts.unit} />
    </div>
  );
}

/** Checks of one kind together, in the order of the first of them: they are confirmed together too. */
const kindsOf = (checks: readonly ReportCheck[]): readonly (readonly ReportCheck[])[] => {
  const byKind = new Map<ReportCheck['kind'], ReportCheck[]>();
  for (const check of checks) byKind.set(check.kind, [...(byKind.get(check.kind) ?? []), check]);
  return [...byKind.values()];
};
