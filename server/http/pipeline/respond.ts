import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../contract/texts/sentence';
import type { Failure, Outcome } from '../../failure';
import type { Presented } from './present';
import { renderFailure, sentenceOf } from './renderFailure';
import { isPlainText, statusOf } from './statusOf';

/** Answers with data in the envelope, with a file as an attachment, or with the failure. */
export function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome<Presented>,
): FastifyReply {
  if (!outcome.ok) return respondFailure(request, reply, outcome.failure);
  const answer = outcome.value;
  if (answer.kind === 'data') {
    const { data, note } = answer;
    const errors = note === undefined ? [] : [note];
    return reply.code(200).send({ succeeded: true, message: note?.details ?? '', data, errors });
  }
  return reply
    .code(200)
    .header('content-disposition', contentDisposition(answer.file.fileName))
    .header('content-type', answer.file.type)
    .send(answer.file.content);
}

/** Answers with a failure: its status, and its sentence in the reader's language. */
export function respondFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  void reply
    .code(statusOf(failure.kind))
    .header('content-language', language)
    .header('vary', 'Accept-Language');
  const wait = failure.values?.['seconds'];
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  if (isPlainText(failure.kind))
    return reply.type('text/plain; charset=utf-8').send(sentenceOf(failure, language));
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(renderFailure(failure, language, request.id)));
}

/** A header that offers a file under its name: plain ASCII for old clients, the true name in UTF-8 beside it (RFC 6266). */
function contentDisposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%/]/g, '_');
  const encoded = encodeURIComponent(fileName.replace(/\p{Cc}/gu, '')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
