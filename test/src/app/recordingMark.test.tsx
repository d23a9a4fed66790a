import { screen } from '@testing-library/react';
import { GuestFrame } from '../../../src/app/frame/GuestFrame';
import { RecordingContext } from '../../../src/app/frame/recordingContext';
import { RecordingMark } from '../../../src/app/frame/RecordingMark';
import { createRecording } from '../../../src/actionLog/recording';
import { wholeReducer } from '../../../src/app/wholeReducer';
import { showScreen } from '../support/showScreen';
import type { ApiExtra } from '../../../src/api/base/extra';
import { createTestBed } from '../support/testStore';

const recording = {
  ...createRecording({
    reducer: wholeReducer,
    page: { at: 1, build: 'test', viewport: { width: 1, height: 1 }, language: 'en', path: '/' },
    stored: null,
    salt: 's',
    now: () => 1,
    mono: () => 1,
    whenIdle: () => undefined,
  }),
  stop: () => undefined,
  watch: () => () => (next: (action: unknown) => unknown) => next,
  withWork: (extra: ApiExtra) => extra,
};

it('a page for whoever is not signed in says that the tab is recorded, and offers the log', async () => {
  await showScreen(
    <RecordingContext value={recording}>
      <GuestFrame>Register</GuestFrame>
    </RecordingContext>,
    createTestBed(),
  );
  expect(screen.getByRole('button', { name: 'Recording' })).toBeVisible();
});

it('the sign-in page, which has no header, says so in a corner of its own', async () => {
  await showScreen(
    <RecordingContext value={recording}>
      <RecordingMark isAlone />
    </RecordingContext>,
    createTestBed(),
  );
  expect(screen.getByRole('complementary', { name: 'Recording' })).toBeVisible();
});
