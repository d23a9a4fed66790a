import * as z from 'zod/mini';
import { createUser } from '../../../contract/endpoints/users/invite';
import { api } from '../base/api';
import { endpointQuery, type CallArg } from '../base/endpointQuery';

/** A new account, and its id where the server says it as ours does; or the change that waits for a second administrator. */
const createdUser = z.pipe(
  z.unknown(),
  z.transform((data): { readonly userId: string | null; readonly pendingChangeId: string | null } => {
    const parsed = z.safeParse(namedUser, data);
    const waiting = z.safeParse(waitingUser, data);
    return {
      userId: parsed.success ? String(parsed.data.userId) : null,
      pendingChangeId: waiting.success ? waiting.data.pendingChangeId : null,
    };
  }),
);
const waitingUser = z.object({ pendingChangeId: z.string() });
const namedUser = z.object({ userId: z.union([z.string(), z.number()]) });

/** New accounts. */
export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    createUser: build.mutation<z.output<typeof createdUser>, CallArg<typeof createUser>>({
      query: endpointQuery(createUser, createdUser),
      invalidatesTags: ['user', 'pendingChange'],
    }),
  }),
});

export const { useCreateUserMutation } = inviteApi;
