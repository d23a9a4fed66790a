import type { Store } from '@reduxjs/toolkit';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { Router } from '../routing/router';
import { RecordingContext } from './frame/recordingContext';
import { InBoardZone } from './InBoardZone';
import type { AppState } from './reducer';
import type { TabRecording } from './tabRecording';

interface AppProps {
  readonly store: Store<AppState>;
  readonly router: Router;
  readonly translation: i18n;
  /** Undefined while this tab is not recorded. */
  readonly recording: TabRecording | undefined;
}

/** The application: store, texts and router around the frame. */
export function App({ store, router, translation, recording }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={translation}>
        <RecordingContext value={recording}>
          <InBoardZone>
            <RouterProvider router={router} />
          </InBoardZone>
        </RecordingContext>
      </I18nextProvider>
    </Provider>
  );
}
