import * as contract from '../../contract/endpoints/views';
import { ok } from '../../domain/result';
import { changeView, removeView, saveView } from '../modules/views/keepView';
import { listOwnViews } from '../modules/views/viewRows';
import { mount, type Frame } from './mount';

export function mountViews(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listSavedViews, async ({ deed }) => ok(await listOwnViews(db, deed)));
  mount(frame, contract.saveView, ({ deed, body }) => saveView(deed, body));
  mount(frame, contract.changeView, ({ deed, params, body }) => changeView(deed, params.id, body));
  mount(frame, contract.removeView, ({ deed, params }) => removeView(deed, params.id));
}
