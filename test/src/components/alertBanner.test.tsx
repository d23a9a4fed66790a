import { act, fireEvent, render, screen } from '@testing-library/react';
import { AlertBanner } from '../../../src/components/AlertBanner';

describe('the countdown of an alert', () => {
  it('rests for as long as the focus is inside, also when the pointer leaves', () => {
    const seen: string[] = [];
    render(
      <AlertBanner
        alert={{ message: 'Saved', class: 'success' }}
        onDismiss={() => seen.push('dismissed')}
        onPause={() => seen.push('paused')}
        onResume={() => seen.push('resumed')}
      />,
    );
    const banner = screen.getByText('Saved');
    fireEvent.pointerEnter(banner);
    act(() => {
      screen.getByRole('button').focus();
    });
    fireEvent.pointerLeave(banner);
    expect(seen).toEqual(['paused', 'paused']);
    act(() => {
      screen.getByRole('button').blur();
    });
    expect(seen).toEqual(['paused', 'paused', 'resumed']);
    fireEvent.pointerEnter(banner);
    fireEvent.pointerLeave(banner);
    expect(seen.slice(3)).toEqual(['paused', 'resumed']);
  });
});
