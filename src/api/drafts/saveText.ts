import type { ApiThunk } from '../base/apiThunk';

/** Saves a text as a file of the reader's. */
export const saveText =
  (name: string, text: string): ApiThunk<void> =>
  (_dispatch, _getState, { saveFile }) => {
    saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };

/** Puts a text on the clipboard; false where the browser does not let it. */
export const copyText =
  (text: string): ApiThunk<Promise<boolean>> =>
  (_dispatch, _getState, extra) =>
    extra.copyText(text);
