import { keepFocusOut } from './keepFocusOut';
import { silenceRealm } from './silenceRealm';
import type { StagePort } from './stagePort';
import { trustedParts } from './trustedParts';
import { basePath } from '../../routing/basePath';

/** Gives a frame the stage's empty page; its next load event is the time to build. */
export function openStagePage(frame: HTMLIFrameElement): void {
  frame.srcdoc = trustedParts().page;
}

/** Whether the frame holds the empty page by now; a frame tells of the page it has before its first one, too. */
export const hasStagePage = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.documentElement.dataset['view'] === 'stage';

/**
 * Builds the application inside a frame, in a window of its own: its styles, focus, keys, dialogs, width and history touch nothing
 * outside. It runs the scripts of this very page again, from the browser's cache, after the window was made silent.
 */
export function buildStage(
  { contentDocument: page }: HTMLIFrameElement,
  now: () => number,
  ready: (port: StagePort) => void,
): void {
  const realm = page?.defaultView;
  if (page === null || realm == null) throw new Error('a frame of this origin has a page');
  silenceRealm(realm, now);
  keepFocusOut(realm);
  realm.stageReady = ready;
  // Its scripts ask for the others where this page does.
  page.documentElement.dataset['base'] = basePath();
  for (const style of document.head.querySelectorAll('style')) page.head.append(page.importNode(style, true));
  const root = page.createElement('div');
  root.className = 'app-root is-mounted';
  root.id = 'stage-root';
  page.body.append(root);
  for (const own of document.querySelectorAll<HTMLScriptElement>('script[src][defer]'))
    page.head.append(copyOf(own, page));
}

function copyOf(own: HTMLScriptElement, page: Document): HTMLScriptElement {
  const script = page.createElement('script');
  script.integrity = own.integrity;
  script.crossOrigin = own.crossOrigin;
  // Scripts that are put in run as they come, unless told to keep their order.
  script.async = false;
  script.src = trustedParts().script(own);
  return script;
}
