import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../../app/App';
import { ScreenFailure } from '../../app/frame/ScreenFailure';
import { showDeviceSettings } from '../../browser/deviceSettings';
import { addScreenTexts, createLanguageSwitch, createTranslation } from '../../i18n/translation';
import type { Router } from '../../routing/router';
import type { Preferences } from '../../state/deviceChoices';
import type { Scene, StagePort } from './stagePort';
import { createStageRouter } from './stageRouter';
import { createStageStore, stateShown } from './stageStore';
import '../../styles/app.scss';

/** Builds the application over a store that only ever shows what it is given, in the frame this script runs in. */
export async function startStage(): Promise<void> {
  const container = document.getElementById('stage-root');
  if (container === null) throw new Error('the stage has no root');
  const translation = await createTranslation('en');
  const switchLanguage = createLanguageSwitch(translation);
  const store = createStageStore();
  const held: { router?: Router; hasFailed: boolean } = { hasFailed: false };

  /** A screen that broke at one step stands again at the next. */
  function StageFailure() {
    useEffect(() => {
      held.hasFailed = true;
    }, []);
    return <ScreenFailure />;
  }

  function look({ theme, language }: Preferences, isSystemDark: boolean): void {
    showDeviceSettings({ language, theme: theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme });
    // Where the texts do not come, the scene stays in the language it has.
    switchLanguage(language).catch(() => undefined);
  }

  const show = ({ state, path, isSystemDark }: Scene): void => {
    look(state.preferences, isSystemDark);
    store.dispatch(stateShown(state));
    if (held.router === undefined) {
      const router = createStageRouter({
        path,
        screenTexts: () => addScreenTexts(translation),
        failure: StageFailure,
      });
      held.router = router;
      createRoot(container).render(
        <App store={store} router={router} translation={translation} recording={undefined} />,
      );
      return;
    }
    const { pathname, search } = held.router.state.navigation.location ?? held.router.state.location;
    if (pathname + search === path && !held.hasFailed) return;
    held.hasFailed = false;
    void held.router.navigate(path, { replace: true });
  };

  const port: StagePort = { show };
  window.stageReady?.(port);
}
