import * as contract from '../../contract/endpoints/contact';
import { ok } from '../../domain/result';
import { listContactMessages } from '../modules/contact/listContactMessages';
import { markContactMessage } from '../modules/contact/markContactMessage';
import { sendContactMessage } from '../modules/contact/sendContactMessage';
import { mount, mountPublic, type RouteRegistry } from './pipeline/mount';

export function mountContact(registry: RouteRegistry): void {
  const { services } = registry;
  mountPublic(registry, contract.sendContactMessage, async (call) => {
    await sendContactMessage(services, call.body, call);
    return ok(null);
  });
  mount(registry, contract.listContactMessages, ({ ctx, query }) =>
    listContactMessages(services.database.db, ctx, query),
  );
  mount(registry, contract.markContactMessage, ({ ctx, params, body }) =>
    markContactMessage(ctx, params.id, body.state),
  );
}
