import { readDeviceSettings, saveDeviceSettings } from '../../../src/browser/deviceSettings';
import { defaultPreferences } from '../../../src/state/deviceChoices';
import { densityChosen, preferencesReducer, selectDensity } from '../../../src/state/preferences';

const seen = (preferences: typeof defaultPreferences, person: string): string =>
  selectDensity({ preferences }, person);

describe('the density of lists', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('is compact until a person chooses, and each person’s own on the same device', () => {
    const chosen = preferencesReducer(
      defaultPreferences,
      densityChosen({ person: '7', density: 'comfortable' }),
    );
    expect([seen(chosen, '7'), seen(chosen, '8'), seen(defaultPreferences, '7')]).toEqual([
      'comfortable',
      'compact',
      'compact',
    ]);
    saveDeviceSettings(chosen);
    expect(seen(readDeviceSettings(), '7')).toBe('comfortable');
  });

  it('makes nothing of what is stored wrongly or by earlier builds', () => {
    localStorage.setItem('preferences', JSON.stringify({ density: 'comfortable', densities: { 7: 'huge' } }));
    expect(seen(readDeviceSettings(), '7')).toBe('compact');
    const { theme, language, navigationCollapsed, hiddenColumns } = defaultPreferences;
    expect(seen({ theme, language, navigationCollapsed, hiddenColumns }, '7')).toBe('compact');
  });
});
