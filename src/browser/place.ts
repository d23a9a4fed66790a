const LANDMARKS = 'main, header, nav, aside';
/** Names given by React differ from page to page. */
const OWN_ID = /^[A-Za-z][\w-]*$/;
/** Classes that tell of a state and not of what a control is. */
const PASSING = /^(is-|show$|active$|collapsed$)/;

const dialogsIn = (page: Document): readonly Element[] => [...page.querySelectorAll('dialog[open]')];

/**
 * Where a control is, so that it is found again in the same screen of another page: its own id, or its number among its like within
 * the dialog or landmark around it. No word of the screen is in it.
 */
export function placeOf(element: Element): string {
  if (OWN_ID.test(element.id)) return `#${element.id}`;
  const page = element.ownerDocument;
  const dialog = element.closest('dialog[open]');
  const area = dialog ?? element.closest(LANDMARKS);
  const kind = kindOf(element);
  const within =
    dialog !== null
      ? `dialog ${dialogsIn(page).indexOf(dialog)}`
      : area === null
        ? 'page 0'
        : `${area.localName} ${[...page.querySelectorAll(area.localName)].indexOf(area)}`;
  return `${within} ${kind} ${likeIn(page, area, kind).indexOf(element)}`;
}

/** The control at a place, or null where there is none. */
export function elementAt(page: Document, place: string): Element | null {
  if (place.startsWith('#')) return page.getElementById(place.slice(1));
  const [scope = '', number = '', kind = '', index = ''] = place.split(' ');
  const areas =
    scope === 'dialog' ? dialogsIn(page) : scope === 'page' ? [null] : [...page.querySelectorAll(scope)];
  const area = areas[Number(number)];
  return area === undefined ? null : (likeIn(page, area, kind)[Number(index)] ?? null);
}

function kindOf(element: Element): string {
  const type = element.getAttribute('type');
  const classes = ['a', 'button'].includes(element.localName)
    ? [...element.classList].filter((name) => !PASSING.test(name))
    : [];
  return [element.localName, ...(type === null ? [] : [type]), ...classes].join('.');
}

/** Controls of a kind in an area, without those of dialogs above it. */
const likeIn = (page: Document, area: Element | null, kind: string): readonly Element[] =>
  [...(area ?? page).querySelectorAll(kind.split('.')[0] ?? '*')].filter(
    (each) =>
      kindOf(each) === kind && (area?.localName === 'dialog' || each.closest('dialog[open]') === null),
  );
