import { readDeviceSettings, saveDeviceSettings } from '../../../src/browser/deviceSettings';
import { defaultPreferences } from '../../../src/state/deviceChoices';
import {
  densityChosen,
  keysSwitched,
  preferencesReducer,
  selectDensity,
  selectKeysAreOn,
} from '../../../src/state/preferences';

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

describe('single keys', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('stay off for whoever switched them off, on the next visit as well, until they are switched on again', () => {
    const areOn = (preferences: typeof defaultPreferences): boolean[] =>
      ['7', '8'].map((person) => selectKeysAreOn({ preferences }, person));
    expect(areOn(defaultPreferences)).toEqual([true, true]);
    const off = preferencesReducer(defaultPreferences, keysSwitched({ person: '7', areOn: false }));
    saveDeviceSettings(off);
    expect([areOn(off), areOn(readDeviceSettings())]).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(areOn(preferencesReducer(off, keysSwitched({ person: '7', areOn: true })))).toEqual([true, true]);
    localStorage.setItem('preferences', JSON.stringify({ keysOff: { 7: 'yes' } }));
    expect(areOn(readDeviceSettings())).toEqual([true, true]);
  });
});
