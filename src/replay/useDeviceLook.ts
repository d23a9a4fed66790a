import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isDarkNow,
  saveDeviceSettings,
  onSystemTheme,
  readDeviceSettings,
  showDeviceSettings,
  systemIsDark,
} from '../browser/deviceSettings';
import { otherLanguage } from '../i18n/language';
import { createReplayLanguageSwitch } from '../i18n/translation';

interface DeviceLook {
  readonly isDark: boolean;
  /** What the system asks for, whatever is chosen here. */
  readonly isSystemDark: boolean;
  readonly switchTheme: () => void;
  readonly switchLanguage: () => void;
}

/** Theme and language of this device, shared with the portal; what is recorded in a log leaves them alone. */
export function useDeviceLook(): DeviceLook {
  const { i18n } = useTranslation();
  const switchLanguage = useMemo(() => createReplayLanguageSwitch(i18n), [i18n]);
  const [look, setLook] = useState(lookNow);
  useEffect(() => {
    onSystemTheme(() => {
      showDeviceSettings(readDeviceSettings());
      setLook(lookNow());
    });
  }, []);

  function choose(change: Partial<ReturnType<typeof readDeviceSettings>>): void {
    const settings = { ...readDeviceSettings(), ...change };
    saveDeviceSettings(settings);
    showDeviceSettings(settings);
    setLook(lookNow());
  }

  return {
    ...look,
    switchTheme: () => {
      choose({ theme: isDarkNow() ? 'light' : 'dark' });
    },
    switchLanguage: () => {
      const { language: before } = readDeviceSettings();
      const language = otherLanguage(before);
      choose({ language });
      switchLanguage(language).catch(() => {
        if (readDeviceSettings().language === language) choose({ language: before });
      });
    },
  };
}

const lookNow = (): Pick<DeviceLook, 'isDark' | 'isSystemDark'> => ({
  isDark: isDarkNow(),
  isSystemDark: systemIsDark(),
});
