import * as contract from '../../contract/endpoints/account/security';
import * as emailContract from '../../contract/endpoints/account/email';
import * as confirmation from '../../contract/endpoints/account/confirmation';
import { ok } from '../../domain/result';
import { askForConfirmationCode } from '../modules/account/askForConfirmationCode';
import {
  chooseMailCodes,
  renewRecoveryCodes,
  switchSecondFactorOff,
} from '../modules/account/changeSecondFactor';
import { changeEmail } from '../modules/account/changeEmail';
import { confirmEmail } from '../modules/account/confirmEmail';
import { endOwnSessions, listOwnSessions } from '../modules/account/ownSessions';
import { findSecondFactor } from '../modules/identity/secondFactorState';
import { confirmAuthenticator, offerAuthenticator } from '../modules/account/setUpAuthenticator';
import { findSignInHistory } from '../modules/account/signInHistory';
import { mount, type RouteRegistry } from './pipeline/mount';

/** What people do about their own sign-in and sessions. */
export function mountAccount(registry: RouteRegistry): void {
  const { services } = registry;
  const { db } = services.database;
  mount(registry, contract.getSecondFactor, async ({ caller }) =>
    ok(await findSecondFactor(services, db, caller.actor.userId)),
  );
  mount(registry, contract.offerAuthenticator, ({ ctx, body }) =>
    offerAuthenticator(services, ctx, body.currentPassword),
  );
  mount(registry, contract.confirmAuthenticator, ({ ctx, body }) =>
    confirmAuthenticator(services, ctx, body.code),
  );
  mount(registry, contract.chooseMailCodes, ({ ctx, body }) =>
    chooseMailCodes(services, ctx, body.currentPassword),
  );
  mount(registry, contract.switchSecondFactorOff, ({ ctx, body }) =>
    switchSecondFactorOff(services, ctx, body.currentPassword),
  );
  mount(registry, contract.renewRecoveryCodes, ({ ctx, body }) =>
    renewRecoveryCodes(services, ctx, body.currentPassword),
  );
  mount(registry, emailContract.getOwnEmail, ({ caller }) => Promise.resolve(ok({ email: caller.email })));
  mount(registry, emailContract.changeOwnEmail, ({ ctx, body }) => changeEmail(services, ctx, body));
  mount(registry, emailContract.confirmOwnEmail, ({ ctx, body }) => confirmEmail(services, ctx, body));
  mount(registry, confirmation.askForConfirmationCode, ({ ctx, body }) =>
    askForConfirmationCode(services, ctx, body.currentPassword),
  );
  mount(registry, contract.listOwnSessions, async ({ ctx }) => ok(await listOwnSessions(db, ctx)));
  mount(registry, contract.endOwnSessions, ({ ctx, body }) => endOwnSessions(ctx, body.sessions));
  mount(registry, contract.getOwnHistory, async ({ caller }) =>
    ok(await findSignInHistory(db, caller.actor.userId)),
  );
}
