import type { Language } from '../i18n/language';
import { signInTexts } from '../i18n/signInTexts';

/** Says in place of the splash that the application could not be started, and offers to try again. */
export function showStartFailure(container: HTMLElement, language: Language): void {
  const texts = signInTexts[language];
  const box = document.createElement('main');
  box.className = 'entrance-main p-3';
  box.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = texts.startFailed;
  const text = document.createElement('p');
  text.textContent = texts.startFailedHint;
  const again = document.createElement('button');
  again.className = 'btn btn-primary';
  again.textContent = texts.startAgain;
  again.addEventListener('click', () => {
    location.reload();
  });
  box.append(heading, text, again);
  container.replaceChildren(box);
}
