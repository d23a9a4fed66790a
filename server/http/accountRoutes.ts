import * as contract from '../../contract/endpoints/account';
import * as emailContract from '../../contract/endpoints/ownEmail';
import { ok } from '../../domain/result';
import {
  chooseMailCodes,
  renewRecoveryCodes,
  switchSecondFactorOff,
} from '../modules/identity/changeSecondFactor';
import { changeEmail } from '../modules/identity/changeEmail';
import { confirmEmail } from '../modules/identity/confirmEmail';
import { endOwnSessions, listOwnSessions } from '../modules/identity/ownSessions';
import { findSecondFactor } from '../modules/identity/secondFactorState';
import { confirmAuthenticator, offerAuthenticator } from '../modules/identity/setUpAuthenticator';
import { findSignInHistory } from '../modules/identity/signInHistory';
import { mount, type Frame } from './mount';

/** What people do about their own sign-in and sessions. */
export function mountAccount(frame: Frame): void {
  const { services } = frame;
  const { db } = services.database;
  mount(frame, contract.getSecondFactor, async ({ caller }) =>
    ok(await findSecondFactor(services, db, caller.actor.userId)),
  );
  mount(frame, contract.offerAuthenticator, ({ deed, body }) =>
    offerAuthenticator(services, deed, body.currentPassword),
  );
  mount(frame, contract.confirmAuthenticator, ({ deed, body }) =>
    confirmAuthenticator(services, deed, body.code),
  );
  mount(frame, contract.chooseMailCodes, ({ deed, body }) =>
    chooseMailCodes(services, deed, body.currentPassword),
  );
  mount(frame, contract.switchSecondFactorOff, ({ deed, body }) =>
    switchSecondFactorOff(services, deed, body.currentPassword),
  );
  mount(frame, contract.renewRecoveryCodes, ({ deed, body }) =>
    renewRecoveryCodes(services, deed, body.currentPassword),
  );
  mount(frame, emailContract.getOwnEmail, ({ caller }) => Promise.resolve(ok({ email: caller.email })));
  mount(frame, emailContract.changeOwnEmail, ({ deed, body }) => changeEmail(services, deed, body));
  mount(frame, emailContract.confirmOwnEmail, ({ deed, body }) => confirmEmail(services, deed, body));
  mount(frame, contract.listOwnSessions, async ({ deed }) => ok(await listOwnSessions(db, deed)));
  mount(frame, contract.endOwnSessions, ({ deed, body }) => endOwnSessions(deed, body.sessions));
  mount(frame, contract.getOwnHistory, async ({ caller }) =>
    ok(await findSignInHistory(db, caller.actor.userId)),
  );
}
