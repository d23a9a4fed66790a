import { randomUUID } from 'node:crypto';
import { emailIn, tokenFor } from './tokens';
import type { Answer, Variant } from './variants';
import { CODE, type Account, type World } from './world';

export interface Call {
  readonly body: Readonly<Record<string, unknown>>;
  /** The last part of the path. */
  readonly last: string;
  readonly caller: Account | undefined;
}

type Handler = (call: Call) => Answer;

/** The thirteen calls of the specification's section 7, and no other, by method and path in lower letters. */
export function createCalls(world: World, variant: Variant): ReadonlyMap<string, Handler> {
  const { accounts, companies } = world;
  const find = (email: unknown) => accounts.find((account) => account.email === email);

  function session(account: Account): Answer {
    const { name, roles, email, companyId } = account;
    const {
      isAssessmentPayer,
      isExempt,
      isRefundEligible,
      name: companyName = '',
    } = companies.get(companyId) ?? {};
    const role = roles.length === 1 ? (roles[0] ?? '') : roles;
    const token = tokenFor({ role, name, email, companyId });
    return variant.session({
      token,
      companyId,
      companyName,
      isAssessmentPayer: isAssessmentPayer === true,
      isExempt: isExempt === true,
      isRefundEligible: isRefundEligible === true,
    });
  }

  const bearing =
    (handler: (call: Call, caller: Account) => Answer): Handler =>
    (call) =>
      call.caller === undefined ? variant.unknown() : handler(call, call.caller);

  function login({ body }: Call): Answer {
    const account = find(body['email']);
    if (account?.password !== body['password'] || account === undefined) return variant.unknown();
    if (account.email.startsWith('locked')) return variant.locked('Locked until five past two.');
    if (!account.needsCode) return session(account);
    return variant.codeAsked(account.id, companies.get(account.companyId)?.name ?? '');
  }

  function verify({ body }: Call): Answer {
    const account = accounts.find(({ id, email }) =>
      [id, String(id), email].includes(body['userId'] as string),
    );
    if (account !== undefined && body['code'] === CODE) return session(account);
    if (body['code'] === '000000') return variant.locked('Too many codes. Wait an hour.');
    return variant.failed(400, [
      { name: 'Other', text: 'Not about the code.' },
      { name: 'Code', text: 'The code is wrong.' },
      { name: 'Code', text: 'Ask for another.' },
    ]);
  }

  function forgot({ body }: Call): Answer {
    const account = find(body['email']);
    if (account?.email.startsWith('direct') === true) return { ...session(account), status: 307 };
    if (account !== undefined) world.links.set(randomUUID(), account.email);
    return variant.done(null, 'Sent.');
  }

  function reset({ body }: Call): Answer {
    const account = find(world.links.get(String(body['token'])));
    if (account === undefined) return variant.failed(400, [{ name: 'Token', text: 'The link was used.' }]);
    world.links.delete(String(body['token']));
    account.password = String(body['newPassword']);
    return variant.done(null, 'Changed.');
  }

  const replacePassword = bearing(({ body }, caller) => {
    if (body['currentPassword'] !== caller.password)
      return variant.failed(400, [{ name: 'CurrentPassword', text: 'The current password is wrong.' }]);
    caller.password = String(body['newPassword']);
    return variant.done(null, 'Changed.');
  });

  function createUser({ body }: Call): Answer {
    if (find(body['email']) !== undefined)
      return variant.failed(400, [{ name: 'Email', text: 'The address is taken.' }]);
    const id = accounts.length + 1;
    accounts.push({
      id,
      email: String(body['email']),
      password: 'chosen by the backend',
      name: String(body['firstName']),
      roles: Array.isArray(body['roles']) ? body['roles'].map(String) : [],
      companyId: Number(body['companyId']),
      needsCode: false,
    });
    return variant.done({ id }, 'Created.');
  }

  return new Map<string, Handler>([
    ['POST /api/authenticate/login', login],
    ['POST /api/authenticate/verifymfacode/', verify],
    [
      'POST /api/authenticate/refreshtoken',
      bearing((_, { roles, name, email, companyId }) =>
        variant.renewed(tokenFor({ role: roles, name, email, companyId })),
      ),
    ],
    [
      'POST /api/usermanager/register',
      ({ body }) => {
        world.registrations.push(body);
        return variant.done(null, 'Registered.');
      },
    ],
    ['POST /api/usermanager/createuser', bearing(createUser)],
    [
      'GET /api/accountmanager/companyprofile/{}',
      bearing(({ last }) => {
        const found = companies.get(Number(last));
        return found === undefined
          ? variant.failed(404, [{ name: 'Company', text: 'There is no such company.' }])
          : variantOfData(variant.profile(found.profile));
      }),
    ],
    [
      'POST /api/accountmanager/updatecompanyprofile',
      bearing(({ body }) => {
        const found = companies.get(Number(body['companyId']));
        if (found !== undefined) found.profile = { ...found.profile, ...body };
        return variant.done(null, 'Saved.');
      }),
    ],
    ['POST /api/authenticate/changepassword', replacePassword],
    ['POST /api/usermanager/forgotpassword', forgot],
    ['POST /api/authenticate/resettemporarypassword', replacePassword],
    ['POST /api/usermanager/resetpassword', reset],
    [
      'GET /api/admin/companyusers/getroles/{}',
      bearing(({ last }) => variantOfData(accounts.find(({ id }) => String(id) === last)?.roles ?? [])),
    ],
  ]);
}

/** Data that is asked for comes in an envelope whatever the backend's manner. */
const variantOfData = (data: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  text: JSON.stringify({ succeeded: true, message: '', data }),
});

/** Whose bearer it is. */
export const callerOf = (world: World, authorization: string | undefined): Account | undefined => {
  const email = emailIn(authorization?.replace(/^Bearer /, '') ?? '');
  return world.accounts.find((account) => account.email === email);
};
