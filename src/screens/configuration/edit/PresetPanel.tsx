import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { useLoadPresetMutation } from '../../../api/configuration/change';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useLanguage } from '../../../i18n/useFormat';
import type { ConfigurationEditor } from './useProgramEdit';

interface PresetPanelProps {
  readonly presets: ConfigurationEditor['presets'];
}

/** The shipped programs, each loaded by one press while nothing has been configured, reported or imported. */
export function PresetPanel({ presets }: PresetPanelProps) {
  const { t } = useTranslation('configuration');
  const language = useLanguage();
  const [load, { isLoading }] = useLoadPresetMutation();
  const [failure, setFailure] = useState<string>();
  const [idempotencyKey] = useState(() => `preset-${nanoid()}`);

  async function press(preset: string): Promise<void> {
    if (isLoading) return;
    setFailure(undefined);
    const { error } = await load({ body: { preset }, idempotencyKey: `${idempotencyKey}-${preset}` });
    const failed = readApiFailure(error);
    if (failed !== null) setFailure(errorMessage(failed, language));
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
