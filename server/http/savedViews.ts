import * as contract from '../../contract/endpoints/savedViews';
import { ok } from '../../domain/result';
import { changeView, removeView, saveView } from '../modules/savedViews/saveView';
import { listOwnViews } from '../modules/savedViews/viewRows';
import { mount, type RouteRegistry } from './pipeline/mount';

export function mountSavedViews(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.listSavedViews, async ({ ctx }) => ok(await listOwnViews(db, ctx)));
  mount(registry, contract.saveView, ({ ctx, body }) => saveView(ctx, body));
  mount(registry, contract.changeView, ({ ctx, params, body }) => changeView(ctx, params.id, body));
  mount(registry, contract.removeView, ({ ctx, params }) => removeView(ctx, params.id));
}
