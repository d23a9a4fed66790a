import { selectAlerts } from '../../../src/state/alerts';
import type { Preferences } from '../../../src/state/deviceChoices';
import { languageChosen, selectLanguage, themeChosen } from '../../../src/state/preferences';
import { createTestBed } from '../support/testStore';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function held() {
  let come: () => void = () => undefined;
  let fail: (cause: Error) => void = () => undefined;
  const texts = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return {
    texts,
    come: () => {
      come();
    },
    fail: (cause: Error) => {
      fail(cause);
    },
  };
}

/** A page whose French texts come when the test lets them, or never do. */
function bed() {
  const shown: Preferences[] = [];
  const french = held();
  const { store } = createTestBed({
    showPreferences: async (preferences) => {
      shown.push(preferences);
      if (preferences.language === 'fr') await french.texts;
    },
  });
  return {
    french,
    act: store.dispatch,
    language: () => selectLanguage(store.getState()),
    alerts: () => selectAlerts(store.getState()).map(({ message }) => message),
    lastShown: () => shown.at(-1)?.language,
  };
}

describe('H02 a language whose texts cannot be loaded', () => {
  it('is given up, and the person is told', async () => {
    const { act, french, language, alerts, lastShown } = bed();
    act(languageChosen('fr'));
    french.fail(new Error('no such file'));
    await settled();
    expect([language(), lastShown(), alerts()]).toEqual(['en', 'en', ['A part is missing.']]);
  });

  it('says nothing to whoever has gone back meanwhile', async () => {
    const { act, french, language, alerts } = bed();
    act(languageChosen('fr'));
    act(languageChosen('en'));
    french.fail(new Error('no such file'));
    await settled();
    expect([language(), alerts()]).toEqual(['en', []]);
  });

  it('leaves a choice alone whose texts came', async () => {
    const { act, french, language, alerts } = bed();
    act(languageChosen('fr'));
    act(themeChosen('dark'));
    french.come();
    await settled();
    expect([language(), alerts()]).toEqual(['fr', []]);
  });
});
