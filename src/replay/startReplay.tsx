import type { Root } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../i18n/language';
import { createReplayTranslation } from '../i18n/translation';
import { ReplayPage } from './ReplayPage';
import '../styles/app.scss';
import './replay.scss';

/** Shows the replay screen. It is a program of its own: no store, no connection, nothing of a session. */
export async function startReplay(language: Language): Promise<{ readonly mount: (root: Root) => void }> {
  const translation = await createReplayTranslation(language);
  return {
    mount: (root) => {
      root.render(
        <I18nextProvider i18n={translation}>
          <ErrorBoundary fallback={<p role="alert">{translation.t('failed', { ns: 'replay' })}</p>}>
            <ReplayPage />
          </ErrorBoundary>
        </I18nextProvider>,
      );
    },
  };
}
