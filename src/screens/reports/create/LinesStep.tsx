import plus from 'bootstrap-icons/icons/plus-lg.svg';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormText } from 'reactstrap';
import { LIMITS } from '../../../../contract/limits';
import { Icon } from '../../../components/Icon';
import { useFormat } from '../../../i18n/useFormat';
import { CopyLastReport } from './CopyLastReport';
import { FilePanel } from './FilePanel';
import { LineTable } from './LineTable';
import type { LineField, LineFault } from './lineText';
import { PasteNotice } from './PasteNotice';
import type { PeriodFacts } from './reportSource';
import { TotalsPanel } from './TotalsPanel';
import { useLineActions } from './useLineActions';
import type { ReportWizardState } from './useReportWizard';

interface LinesStepProps {
  readonly wizard: ReportWizardState;
  readonly facts: PeriodFacts;
}

const NONE: Readonly<Partial<Record<LineField, string>>> = {};
const isUnread = ({ kind }: LineFault): boolean => !kind.endsWith('-missing');

/** What was shipped and imported in the period, line by line, with what it comes to beside it. */
export function LinesStep({ wizard, facts }: LinesStepProps) {
  const { t } = useTranslation('reportForm');
  const format = useFormat();
  const { form, send, ready, mark, preview } = wizard;
  const { actions, add, pasting } = useLineActions(form, facts.lastDay, mark, send);
  const [isFileOpen, setFileOpen] = useState(false);
  const isTried = wizard.isTried('lines');

  const faults = useMemo(
    () =>
      new Map(
        [...ready.faults].map(([key, all]) => [
          key,
          Object.fromEntries(
            all
              .filter((fault) => isTried || isUnread(fault))
              .map(({ field, kind }) => [
                field,
                t(`lineFault.${kind}`, { limit: format.count(LIMITS.reportLineText) }),
              ]),
          ),
        ]),
      ),
    [ready, isTried, t, format],
  );
  const remarks = useMemo(() => {
    const byKey = new Map<string, string>();
    for (const { line, severity, sentence } of preview.last?.preview.checks ?? []) {
      const key = line === null ? undefined : preview.last?.keys[line];
      if (key === undefined || severity === 'notice') continue;
      byKey.set(key, [byKey.get(key), sentence].filter((text) => text !== undefined).join(' '));
    }
    return byKey;
  }, [preview.last]);
  const faultsOf = useCallback((key: string) => faults.get(key) ?? NONE, [faults]);
  const remarkOf = useCallback((key: string) => remarks.get(key) ?? '', [remarks]);

  if (form.isNothing)
    return (
      <div className="surface">
        <h2>{t('nothing.title')}</h2>
        <p>{t('nothing.text')}</p>
        <Button
          color="secondary"
          outline
          onClick={() => {
            send({ type: 'nothingTakenBack' });
          }}
        >
          {t('nothing.takeBack')}
        </Button>
      </div>
    );

  return (
    <div className="report-columns">
      <div>
        <p className="form-text">
          {t('grid.about', {
            unit: facts.unit,
            first: format.date(facts.firstDay),
            last: format.date(facts.lastDay),
          })}
        </p>
        <PasteNotice pasting={pasting} />
        {form.lines.length === 0 ? (
          <p>{t('grid.none')}</p>
        ) : (
          <LineTable
            lines={form.lines}
            facts={facts}
            mark={mark}
            faultsOf={faultsOf}
            remarkOf={remarkOf}
            actions={actions}
          />
        )}
        <div className="pill-row line-buttons">
          <Button id="add-line" color="secondary" outline size="sm" onClick={add}>
            <Icon paths={plus} /> {t('grid.add')}
          </Button>
          <Button
            color="secondary"
            outline
            size="sm"
            aria-expanded={isFileOpen}
            onClick={() => {
              setFileOpen(!isFileOpen);
            }}
          >
            {t('file.open')}
          </Button>
          <Button
            color="secondary"
            outline
            size="sm"
            onClick={() => {
              send({ type: 'nothingSaid' });
            }}
          >
            {t('nothing.say')}
          </Button>
          <CopyLastReport facts={facts} isPeriod={wizard.source.kind === 'period'} form={form} send={send} />
        </div>
        {isFileOpen ? <FilePanel send={send} /> : null}
        <FormText tag="p">
          {t('grid.keys')} {t('grid.limit', { count: LIMITS.reportLines })}
        </FormText>
      </div>
      <TotalsPanel preview={preview} unread={ready.faults.size} unit={facts.unit} />
    </div>
  );
}
