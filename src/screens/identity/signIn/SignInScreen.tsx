import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { signIn, verifyCode } from '../../../api/identity/signIn';
import { useApiDispatch } from '../../../api/base/useDispatch';
import { otherLanguage } from '../../../i18n/language';
import { signInTexts } from '../../../i18n/signInTexts';
import { useLanguage } from '../../../i18n/useFormat';
import { languageChosen, themeChosen } from '../../../state/preferences';
import { selectIsSignedIn } from '../../../state/session';
import { SignInPage } from './SignInPage';
import { basePath } from '../../../routing/basePath';

/** The sign-in page inside the running application: after a sign-out, or when a page asked for needs it. */
export function SignInScreen() {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const { revalidate } = useRevalidator();
  const isSignedIn = useSelector(selectIsSignedIn);
  const texts = signInTexts[language];
  useEffect(() => {
    document.title = `${texts.title} · ${texts.boardName}`;
  }, [texts]);

  // The guard knows where a signed-in person goes from here, also one who has signed in in another tab.
  useEffect(() => {
    if (isSignedIn) void revalidate();
  }, [isSignedIn, revalidate]);

  return (
    <SignInPage
      language={language}
      idPrefix={language}
      base={basePath()}
      ports={{
        submit: (credentials) => dispatch(signIn(credentials)),
        verify: (code, { rememberMe, ...awaited }) => dispatch(verifyCode({ code, ...awaited }, rememberMe)),
        switchLanguage: () => dispatch(languageChosen(otherLanguage(language))),
        switchTheme: () =>
          dispatch(themeChosen(document.documentElement.dataset['bsTheme'] === 'dark' ? 'light' : 'dark')),
      }}
    />
  );
}
