import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { Router } from '../routing/router';
import type { AppStore } from './createStore';

interface AppProps {
  readonly store: AppStore;
  readonly router: Router;
  readonly translation: i18n;
}

/** The application: store, texts and router around the frame. */
export function App({ store, router, translation }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translation}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>
  );
}
