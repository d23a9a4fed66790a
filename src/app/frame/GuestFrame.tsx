import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { signInTexts } from '../../i18n/signInTexts';
import { otherLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/useFormat';
import { signOut } from '../../api/identity/signOut';
import { useApiDispatch } from '../../api/base/useDispatch';
import { languageChosen } from '../../state/preferences';
import { selectIsSignedIn } from '../../state/session';
import { BOARD_MARK } from '../../components/boardMark';
import { RecordingMark } from './RecordingMark';

interface GuestFrameProps {
  readonly children: ReactNode;
}

/** The frame for visitors, and for people who must choose a password first. */
export function GuestFrame({ children }: GuestFrameProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const dispatchCall = useApiDispatch();
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const texts = signInTexts[language];
  return (
    <div className="guest-frame">
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="guest-header">
        <Link to="/" className="brand">
          <img src={BOARD_MARK} alt="" width="28" height="28" />
          {texts.boardName}
        </Link>
        <div className="ms-auto d-flex gap-2">
          <RecordingMark />
          <Button
            color="link"
            aria-label={texts.otherLanguageLong}
            onClick={() => dispatch(languageChosen(otherLanguage(language)))}
          >
            {texts.otherLanguage}
          </Button>
          {isSignedIn ? (
            <Button
              color="secondary"
              outline
              onClick={() => {
                dispatchCall(signOut());
              }}
            >
              {t('account.signOut')}
            </Button>
          ) : (
            <Button to="/" tag={Link} color="secondary" outline>
              {t('account.signIn')}
            </Button>
          )}
        </div>
      </header>
      <main id="content" className="guest-content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
