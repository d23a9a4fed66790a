import { sanitize } from '../../../src/components/sanitizeHtml';

const shown = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = sanitize(html);
  return box;
};

describe('HTML in a message', () => {
  it('H01 keeps what may stand in a message', () => {
    const html =
      '<b>ok</b> <strong>s</strong> <i>i</i> <em>e</em><br><ul><li>x</li></ul><p>p</p><code>c</code>';
    expect(shown(html).innerHTML).toBe(html);
  });

  it.each([
    ['an image that runs', '<img src=x onerror="window.__hit=1">'],
    ['a drawing that runs', '<svg onload="window.__hit=1"><circle r=1></svg>'],
    ['a frame', '<iframe srcdoc="<script>parent.__hit=1</script>"></iframe>'],
    ['a script', '<script>window.__hit=1</script>'],
    ['a style that covers the page', '<div style="position:fixed;inset:0">x</div>'],
    ['a style sheet', '<style>body{display:none}</style>'],
    ['a form', '<form action="//evil.test"><input name=p><button>x</button></form>'],
    ['a base address', '<base href="//evil.test">'],
    [
      'a mutation',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ],
    ['an object', '<object data="x"></object><embed src="x"><link rel=stylesheet href="//evil.test">'],
    ['a template', '<template><img src=x onerror=1></template>'],
  ])('H01 loses %s', (_, html) => {
    const box = shown(`<b>kept</b>${html}`);
    expect(box.querySelector('b')).toHaveTextContent('kept');
    for (const element of box.querySelectorAll('*')) {
      expect(['B', 'STRONG', 'I', 'EM', 'BR', 'UL', 'LI', 'P', 'CODE', 'A']).toContain(element.tagName);
      expect(element.getAttributeNames()).toEqual([]);
    }
  });

  it.each(['https://x.test/a', 'http://x.test', 'mailto:a@b.c', '/refunds/details?id=1'])(
    'keeps a link to %s',
    (address) => {
      expect(shown(`<a href="${address}">x</a>`).querySelector('a')?.getAttribute('href')).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    'vbscript:x',
    'blob:x',
    'relative',
  ])('takes the address from a link to %j', (address) => {
    const link = shown(`<a href="${address}">x</a>`).querySelector('a');
    expect(link?.textContent).toBe('x');
    expect(link?.getAttribute('href')).toBeNull();
  });

  it('keeps no way to open, target or name anything', () => {
    const link = shown(
      '<a href="/x" target="_blank" onclick="1" id="root" name="x" class="modal" data-x="1" aria-label="y">x</a>',
    ).querySelector('a');
    expect(link?.getAttributeNames()).toEqual(['href']);
  });
});
