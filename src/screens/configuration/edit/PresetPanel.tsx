import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useLoadPresetMutation } from '../../../api/configuration/change';
import { useSending } from '../../../api/base/useSending';
import type { ConfigurationEditor } from './useProgramEdit';

interface PresetPanelProps {
  readonly presets: ConfigurationEditor['presets'];
}

/** The shipped programs, each loaded by one press while nothing has been configured, reported or imported. */
export function PresetPanel({ presets }: PresetPanelProps) {
  const { t } = useTranslation('configuration');
  const [load, { isLoading }] = useLoadPresetMutation();
  const [failure, setFailure] = useState<string>();
  const { deliver, sentenceOf } = useSending('preset');

  async function press(preset: string): Promise<void> {
    if (isLoading) return;
    setFailure(undefined);
    const body = { preset };
    setFailure(
      sentenceOf(await deliver(body, (idempotencyKey) => load({ body, idempotencyKey }))) ?? undefined,
    );
  }

  return (
    <section className="surface" aria-labelledby="presets">
      <h2 id="presets">{t('edit.presets')}</h2>
      <p className="form-text">{t('edit.presetsLead')}</p>
      <div role="alert">{failure === undefined ? null : <p className="alert alert-danger">{failure}</p>}</div>
      <ul className="action-list">
        {presets.map(({ preset, boardName, programName, unitCode, reportPeriod }) => (
          <li key={preset}>
            <Button color="primary" outline aria-disabled={isLoading} onClick={() => void press(preset)}>
              {t('edit.loadPreset', { program: programName })}
            </Button>
            <span className="cell-note">
              {boardName} · {unitCode} · {t(`periods.${reportPeriod}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
