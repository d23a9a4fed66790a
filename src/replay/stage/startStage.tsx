import { createRoot } from 'react-dom/client';
import { App } from '../../app/App';
import { ScreenFailure } from '../../app/frame/ScreenFailure';
import { showDeviceSettings } from '../../browser/deviceSettings';
import { areasOf } from '../../i18n/screenTexts';
import { addScreenTexts, createLanguageSwitch, createTranslation } from '../../i18n/translation';
import type { Preferences } from '../../state/deviceChoices';
import { restoreScreen } from './restoreScreen';
import type { Scene, StagePort } from './stagePort';
import { createStageRouter, whenStanding } from './stageRouter';
import { createStageStore } from './stageStore';
import '../../styles/app.scss';
import type { TabRecording } from '../../app/tabRecording';

/** A recorded tab says that it is recorded; on the stage it only says so. */
const SHOWN_RECORDING: TabRecording = {
  first: () => (next) => next,
  last: () => (next) => next,
  watch: () => () => (next) => next,
  withWork: (extra) => extra,
  learn: () => undefined,
  export: () => ({ kind: 'exported', text: '', actions: 0 }),
  scan: (note) => note,
  handedOver: () => undefined,
  sinceHandedOver: () => null,
  stop: () => undefined,
};

/**
 * Builds the application in the frame this script runs in, once more for every step it is asked to show: nothing of another step is
 * left in a screen, so a step looks the same however it is reached.
 */
export async function startStage(): Promise<void> {
  const container = document.getElementById('stage-root');
  if (container === null) throw new Error('the stage has no root');
  const translation = await createTranslation('en');
  const switchLanguage = createLanguageSwitch(translation);
  const root = createRoot(container);
  let serial = 0;
  let stopRestoring = (): void => undefined;

  function look({ theme, language }: Preferences, isSystemDark: boolean): void {
    showDeviceSettings({ language, theme: theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme });
    // Where the texts do not come, the scene stays in the language it has.
    switchLanguage(language).catch(() => undefined);
  }

  const show = ({ state, calls, path, isSystemDark, isRecorded }: Scene): void => {
    const number = (serial += 1);
    const router = createStageRouter({
      path,
      screenTexts: (name) => addScreenTexts(translation, areasOf(name)),
      failure: ScreenFailure,
    });
    // The last scene stays until this one can be shown whole; one that was overtaken is never shown.
    whenStanding(router, () => {
      if (number !== serial) {
        router.dispose();
        return;
      }
      stopRestoring();
      look(state.preferences, isSystemDark);
      root.render(
        <App
          key={number}
          store={createStageStore(state, calls)}
          router={router}
          translation={translation}
          recording={isRecorded ? SHOWN_RECORDING : undefined}
        />,
      );
      stopRestoring = restoreScreen(document, state.screen);
    });
  };

  const port: StagePort = { show };
  window.stageReady?.(port);
}
