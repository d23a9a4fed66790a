import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
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
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={engine}>
        <InBoardZone>
          <MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>
        </InBoardZone>
      </I18nextProvider>
    </Provider>,
  );
}
