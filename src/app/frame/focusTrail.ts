/** An element that had the focus or was around it, with its place, as long as it stood on the page. */
interface Step {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

/** The way from what has the focus up to the page, innermost first. */
export type FocusTrail = readonly Step[];

const CONTROL = 'a[href], button, input, select, textarea, [tabindex="0"]';
const ROW = 'tr, li, [role="row"], [data-row]';

export function trailOf(target: Element): FocusTrail {
  const steps: Step[] = [];
  for (let element = target; element.parentElement !== null; element = element.parentElement)
    steps.push({
      element,
      parent: element.parentElement,
      index: [...element.parentElement.children].indexOf(element),
    });
  return steps;
}

/** Whether what had the focus was taken off the page, rather than left by the person. */
export const isGone = (trail: FocusTrail): boolean => trail[0]?.element.isConnected === false;

/**
 * Where the focus goes when its control is gone: to the row that took the place of its row, or the one before; else to the heading of
 * the part of the page it was in; else to the page's heading.
 */
export function placeAfter(trail: FocusTrail): HTMLElement | null {
  const at = trail.findIndex(({ parent }) => parent.isConnected);
  const step = trail[at];
  const row = step?.element.matches(ROW) === true ? neighborOf(step) : null;
  if (row !== null) return row;
  const heading = step?.parent.closest('section, form, dialog, [role="region"]')?.querySelector('h1, h2, h3');
  const place = heading ?? document.querySelector('main h1') ?? document.querySelector('main');
  return place instanceof HTMLElement ? place : null;
}

function neighborOf({ parent, index }: Step): HTMLElement | null {
  const rows = [...parent.children];
  const near = [...rows.slice(index), ...rows.slice(0, index).reverse()];
  for (const row of near) {
    const control = [...row.querySelectorAll<HTMLElement>(CONTROL)].find(
      (each) => !each.hasAttribute('disabled'),
    );
    if (control !== undefined) return control;
  }
  return null;
}
