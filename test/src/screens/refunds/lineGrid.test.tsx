import { fireEvent, render, screen } from '@testing-library/react';
import { LineGrid } from '../../../../src/screens/refunds/LineGrid';

const keys = Array.from({ length: 204 }, (_, at) => String(at));

test('H96 a record is printed with all its lines, and shows on screen only those in view', () => {
  render(
    <LineGrid
      label="Lines"
      className=""
      head={<span role="columnheader">Entry</span>}
      keys={keys}
      rowClass={() => ''}
      row={(index) => <span role="cell">Line {index}</span>}
    />,
  );
  const shown = () => screen.queryAllByRole('cell').length;
  expect(shown()).toBeLessThan(204);
  fireEvent(window, new Event('beforeprint'));
  expect(shown()).toBe(204);
  fireEvent(window, new Event('afterprint'));
  expect(shown()).toBeLessThan(204);
});
