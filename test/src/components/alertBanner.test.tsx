import { act, fireEvent, render, screen } from '@testing-library/react';
import { AlertBanner } from '../../../src/components/AlertBanner';

describe('the countdown of an alert', () => {
  it('rests for as long as the focus is inside, also when the pointer leaves', () => {
    const told: string[] = [];
    render(
      <AlertBanner
        alert={{ message: 'Saved', class: 'success' }}
        onDismiss={() => told.push('dismissed')}
        onPause={() => told.push('paused')}
        onResume={() => told.push('resumed')}
      />,
    );
    const banner = screen.getByText('Saved');
    fireEvent.pointerEnter(banner);
    act(() => {
      screen.getByRole('button').focus();
    });
    fireEvent.pointerLeave(banner);
    expect(told).toEqual(['paused', 'paused']);
    act(() => {
      screen.getByRole('button').blur();
    });
    expect(told).toEqual(['paused', 'paused', 'resumed']);
    fireEvent.pointerEnter(banner);
    fireEvent.pointerLeave(banner);
    expect(told.slice(3)).toEqual(['paused', 'resumed']);
  });
});
