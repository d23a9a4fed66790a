import { render, screen } from '@testing-library/react';
import type { SafeHtml as SafeHtmlType } from '../../../src/components/SafeHtml';

const MIXED = '<b>Refund</b> of Alder &amp; Daughters <img src=x onerror="window.__hit=1">';

/** The component as a page has it that has shown no HTML yet. */
function freshly(): typeof SafeHtmlType {
  const loaded: { SafeHtml?: typeof SafeHtmlType } = {};
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- isolated modules can be had no other way
    Object.assign(loaded, require('../../../src/components/SafeHtml'));
  });
  if (loaded.SafeHtml === undefined) throw new Error('the component is not there');
  return loaded.SafeHtml;
}

describe('a message', () => {
  it('of plain words is there at once', () => {
    const SafeHtml = freshly();
    render(<SafeHtml html="The file april.csv was posted > nothing to do" />);
    expect(screen.getByText('The file april.csv was posted > nothing to do')).toBeInTheDocument();
  });

  it('H01 with HTML in it is shown through the allow-list', async () => {
    const SafeHtml = freshly();
    const { container } = render(<SafeHtml html={MIXED} />);
    expect(container.innerHTML).not.toContain('img');
    expect(await screen.findByText(/of Alder & Daughters/)).toBeInTheDocument();
    expect(screen.getByText('Refund').tagName).toBe('B');
    expect(container.querySelector('img')).toBeNull();
  });

  it('H02 whose sanitiser cannot be loaded is shown letter by letter, and runs nothing', async () => {
    jest.doMock('../../../src/components/sanitise', () => {
      throw new Error('Loading chunk sanitise failed');
    });
    const SafeHtml = freshly();
    const { container } = render(<SafeHtml html={MIXED} />);
    expect(await screen.findByText(MIXED)).toBeInTheDocument();
    expect(container.querySelector('b, img')).toBeNull();
    jest.dontMock('../../../src/components/sanitise');
  });
});
