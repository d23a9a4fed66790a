import { z } from 'zod';
import { type ClaimViewers, HUB, type LivePayload } from '../../contract/hub';
import { fail, ok, type Result } from '../../domain/result';

/** Ends every message of the JSON hub protocol; JSON itself never holds it unescaped. */
const SEPARATOR = '\u001e';

/** What a client may say once the handshake is done. Messages that ask for nothing are `ignored`, types of the future included. */
export type ClientMessage =
  | {
      readonly kind: 'invocation';
      readonly id: string | null;
      readonly target: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: 'stream-invocation'; readonly id: string; readonly target: string }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'ignored' };

const handshake = z.looseObject({ protocol: z.string(), version: z.int() });
const NEWEST_VERSION = 2;
const HANDSHAKE_FAILED = 'An unexpected error occurred during connection handshake.';

/** The error to answer a handshake with, or null when it is accepted. Extra fields and any order are fine. */
export function handshakeError(text: string): string | null {
  const parsed = handshake.safeParse(parseJson(text));
  if (!parsed.success) return HANDSHAKE_FAILED;
  const { protocol, version } = parsed.data;
  if (protocol.toLowerCase() !== HUB.subscription.protocol)
    return `The protocol '${shown(protocol)}' is not supported.`;
  if (version > NEWEST_VERSION)
    return `The server does not support version ${version} of the 'json' protocol.`;
  return null;
}

const typed = z.looseObject({ type: z.int() });
const invocation = z.looseObject({
  invocationId: z.string().optional(),
  target: z.string(),
  arguments: z.array(z.unknown()),
});
const streamInvocation = invocation.extend({ invocationId: z.string() });
/** A Completion carries a result or an error, never both. */
const completion = z.looseObject({ result: z.unknown().optional(), error: z.unknown().optional() });

/** Reads one message after the handshake; a message that breaks the protocol fails, which ends the connection. */
export function parseMessage(text: string): Result<ClientMessage, 'protocol-error'> {
  const value = parseJson(text);
  const message = typed.safeParse(value);
  if (!message.success) return fail('protocol-error');
  switch (message.data.type) {
    case 1: {
      const call = invocation.safeParse(value);
      if (!call.success) return fail('protocol-error');
      const { invocationId, target, arguments: args } = call.data;
      // An empty id asks for no answer, as none does.
      return ok({
        kind: 'invocation',
        id: invocationId === undefined || invocationId === '' ? null : invocationId,
        target,
        args,
      });
    }
    case 3: {
      const both = completion.safeParse(value);
      const isBroken = !both.success || (both.data.result !== undefined && both.data.error !== undefined);
      return isBroken ? fail('protocol-error') : ok({ kind: 'ignored' });
    }
    case 4: {
      const call = streamInvocation.safeParse(value);
      if (!call.success) return fail('protocol-error');
      return ok({ kind: 'stream-invocation', id: call.data.invocationId, target: call.data.target });
    }
    case 6:
      return ok({ kind: 'ping' });
    case 7:
      return ok({ kind: 'close' });
    default:
      return ok({ kind: 'ignored' });
  }
}

const LONGEST_ID = 64;

/** The claim that an invocation says its client shows, null for none; undefined for every other invocation. */
export function viewedClaim(target: string, args: readonly unknown[]): string | null | undefined {
  const [claimId] = args;
  if (target.toLowerCase() !== HUB.viewClaim.toLowerCase() || args.length !== 1) return undefined;
  if (typeof claimId !== 'string' || claimId.length > LONGEST_ID) return undefined;
  return claimId === '' ? null : claimId;
}

/** The answer to an invocation that asks for nothing but to be heard. */
export const completionFrame = (id: string): string => frame({ type: 3, invocationId: id, result: null });

/** Tells who has a claim open. */
export const viewersFrame = (viewers: ClaimViewers): string =>
  frame({ type: 1, target: HUB.viewers, arguments: [viewers] });

/** The answer to an invocation; the connection's id is the only thing a client can ask for. */
export function answerInvocation(
  id: string,
  target: string,
  args: readonly unknown[],
  connectionId: string,
): string {
  if (target.toLowerCase() !== HUB.connectionId.toLowerCase()) return errorFrame(id, noSuchMethod(target));
  if (args.length > 0)
    return errorFrame(id, `Failed to invoke '${HUB.connectionId}' due to an error on the server.`);
  return frame({ type: 3, invocationId: id, result: connectionId });
}

/** The answer to a streaming invocation: no method streams. */
export const answerStreamInvocation = (id: string, target: string): string =>
  target.toLowerCase() === HUB.connectionId.toLowerCase()
    ? errorFrame(
        id,
        `The client attempted to invoke the non-streaming '${HUB.connectionId}' method with a streaming invocation.`,
      )
    : errorFrame(id, noSuchMethod(target));

export const handshakeFrame = (error: string | null): string => frame(error === null ? {} : { error });

export const PING_FRAME = frame({ type: 6 });

/** Ends a connection. Without `allowReconnect` the client's library stays closed. */
export const closeFrame = (close: { readonly error?: string; readonly allowReconnect?: true }): string =>
  frame({ type: 7, ...close });

/** A push of one message, asking for no answer: a status message, or a quiet one under a name of its own. */
export const liveFrame = (message: LivePayload): string =>
  frame({ type: 1, target: 'message' in message ? HUB.status : HUB.quiet, arguments: [message] });

const noSuchMethod = (target: string): string =>
  `Failed to invoke '${shown(target)}' due to an error on the server. HubException: Method does not exist.`;

const LONGEST_NAME = 100;
const shown = (name: string): string => name.slice(0, LONGEST_NAME);

const errorFrame = (id: string, error: string): string => frame({ type: 3, invocationId: id, error });

function frame(message: object): string {
  return JSON.stringify(message) + SEPARATOR;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
