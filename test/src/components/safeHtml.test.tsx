import { render, screen } from '@testing-library/react';
import { SafeHtml } from '../../../src/components/SafeHtml';

const MIXED = '<b>Refund</b> of Alder &amp; Daughters <img src=x onerror="window.__hit=1">';

// In this order: once the sanitizer has come, it stays.
describe('a message', () => {
  it('of plain words is there at once', () => {
    render(<SafeHtml html="The file april.csv was posted > nothing to do" />);
    expect(screen.getByText('The file april.csv was posted > nothing to do')).toBeInTheDocument();
  });

  it('H02 whose sanitizer cannot be loaded is shown letter by letter, and runs nothing', async () => {
    jest.doMock('../../../src/components/sanitizeHtml', () => {
      throw new Error('Loading chunk sanitize failed');
    });
    const { container } = render(<SafeHtml html={MIXED} />);
    expect(await screen.findByText(MIXED)).toBeInTheDocument();
    expect(container.querySelector('b, img')).toBeNull();
    jest.dontMock('../../../src/components/sanitizeHtml');
  });

  it('H01 with HTML in it is shown through the allow-list', async () => {
    const { container } = render(<SafeHtml html={MIXED} />);
    expect(container.querySelector('img')).toBeNull();
    expect(await screen.findByText(/of Alder & Daughters/)).toBeInTheDocument();
    expect(screen.getByText('Refund').tagName).toBe('B');
    expect(container.querySelector('img')).toBeNull();
  });
});
