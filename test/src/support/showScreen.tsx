import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InBoardZone } from '../../../src/app/InBoardZone';
import { TEXT_AREAS } from '../../../src/i18n/screenTexts';
import { addScreenTexts, createTranslation } from '../../../src/i18n/translation';
import type { TestBed } from './testStore';

/** A screen on the application's own store and texts, at an address. */
export async function showScreen(
  screen: ReactElement,
  { store }: Pick<TestBed, 'store'>,
  address = '/',
): Promise<ReturnType<typeof render>> {
  const engine = await createTranslation('en');
  await addScreenTexts(engine, TEXT_AREAS);
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [address] });
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={engine}>
        <InBoardZone>
          <RouterProvider router={router} />
        </InBoardZone>
      </I18nextProvider>
    </Provider>,
  );
}
