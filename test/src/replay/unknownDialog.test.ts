import { renderHook, waitFor } from '@testing-library/react';
import { useUnknownDialog } from '../../../src/replay/stage/useUnknownDialog';

describe('a dialog that the stage cannot open again', () => {
  it('is told of until the page no longer says so', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const page = frame.contentDocument?.documentElement;
    const ref = { current: frame };
    const { result } = renderHook(() => useUnknownDialog(ref, true));
    expect(result.current).toBe(false);
    page?.toggleAttribute('data-unknown-dialog', true);
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    page?.toggleAttribute('data-unknown-dialog', false);
    await waitFor(() => {
      expect(result.current).toBe(false);
    });
  });
});
