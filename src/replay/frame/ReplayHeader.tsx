import moon from 'bootstrap-icons/icons/moon.svg';
import sun from 'bootstrap-icons/icons/sun.svg';
import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import { Icon } from '../../components/Icon';
import { signInTexts } from '../../i18n/signInTexts';
import { useLanguage } from '../../i18n/useFormat';
import { BOARD_MARK } from '../../components/boardMark';
import { basePath } from '../../routing/basePath';

interface ReplayHeaderProps {
  readonly isDark: boolean;
  readonly onTheme: () => void;
  readonly onLanguage: () => void;
}

/** The bar across the top: the board, language and theme. */
export function ReplayHeader({ isDark, onTheme, onLanguage }: ReplayHeaderProps) {
  const { t } = useTranslation('replay');
  const texts = signInTexts[useLanguage()];
  const themeName = t(isDark ? 'light' : 'dark');
  return (
    <header className="guest-header">
      <a href={basePath()} className="brand">
        <img src={BOARD_MARK} alt="" width="28" height="28" />
        <span className="brand-name">{texts.boardName}</span>
      </a>
      <div className="ms-auto d-flex gap-2">
        <Button color="link" aria-label={texts.otherLanguageLong} onClick={onLanguage}>
          {texts.otherLanguage}
        </Button>
        <button type="button" className="btn-icon" aria-label={themeName} title={themeName} onClick={onTheme}>
          <Icon paths={isDark ? sun : moon} />
        </button>
      </div>
    </header>
  );
}
