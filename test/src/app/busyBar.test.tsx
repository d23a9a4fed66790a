import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { programApi } from '../../../src/api/configuration/program';
import { BusyBar } from '../../../src/app/frame/BusyBar';
import { createTranslation } from '../../../src/i18n/translation';
import { createTestBed } from '../support/testStore';

afterEach(() => {
  jest.useRealTimers();
});

it('the spinner is a status region that says “Loading…” once something takes longer than a second', async () => {
  const engine = await createTranslation('en');
  let answer: (response: Response) => void = () => undefined;
  const { store } = createTestBed({
    fetch: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  jest.useFakeTimers();
  render(
    <Provider store={store}>
      <I18nextProvider i18n={engine}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <BusyBar /> }])} />
      </I18nextProvider>
    </Provider>,
  );
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  const bar = (): Element | null => region.querySelector('.busy-bar');
  const asked = store.dispatch(programApi.endpoints.getProgram.initiate(undefined));
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(bar()).not.toBeNull();
  expect(region).toHaveTextContent('');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(region).toHaveTextContent('Loading…');
  expect(region.closest('[aria-hidden]')).toBeNull();
  await act(async () => {
    answer(new Response('', { status: 503 }));
    await asked;
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(region).toBeEmptyDOMElement();
});
