import * as contract from '../../contract/endpoints/contact';
import { ok } from '../../domain/result';
import { listContactMessages } from '../modules/contact/listContactMessages';
import { markContactMessage } from '../modules/contact/markContactMessage';
import { sendContactMessage } from '../modules/contact/sendContactMessage';
import { mount, mountPublic, type Frame } from './mount';

export function mountContact(frame: Frame): void {
  const { services } = frame;
  mountPublic(frame, contract.sendContactMessage, async (call) => {
    await sendContactMessage(services, call.body, call);
    return ok(null);
  });
  mount(frame, contract.listContactMessages, ({ deed, query }) =>
    listContactMessages(services.database.db, deed, query),
  );
  mount(frame, contract.markContactMessage, ({ deed, params, body }) =>
    markContactMessage(deed, params.id, body.state),
  );
}
