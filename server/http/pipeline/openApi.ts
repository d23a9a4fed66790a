import { z } from 'zod';
import type { Access, Endpoint, Schema } from '../../../contract/endpoint';
import { envelope, failureEnvelope } from '../../../contract/envelope';

type JsonObject = Readonly<Record<string, unknown>>;

/** OpenAPI 3.1 of the endpoints given, made from the very schemas that check requests and answers. */
export function openApiDocument(endpoints: ReadonlyMap<string, Endpoint>, serverUrl: string): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Northwood portal',
      version: '1',
      description: 'Assessments, exemptions, and Customs refunds.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: schemaOf(failureEnvelope, 'output') },
    },
  };
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: accessSentence(endpoint.access),
    tags: [endpoint.tag],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent === true ? [KEY_PARAMETER] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      200: { description: 'Done', content: answerContent(endpoint) },
      default: {
        description: 'Rejected or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const KEY_PARAMETER: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A new random text for each new request. If the same request is sent again with it, the request is carried out once.',
  schema: { type: 'string', maxLength: 255 },
};

const accessSentence = (access: Access): string =>
  typeof access === 'string' ? `Access: ${access}.` : `Access: ${access.join(', ')}.`;

const schemaOf = (schema: Schema, io: 'input' | 'output'): JsonObject => {
  const whole = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  // The document names its dialect once.
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== '$schema'));
};

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

function parametersOf(schema: Schema | undefined, place: 'path' | 'query'): readonly JsonObject[] {
  if (schema === undefined) return [];
  const { properties, required } = objectSchema.parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf(endpoint: Endpoint): JsonObject {
  if (endpoint.upload === true) {
    const fields = objectSchema.parse(endpoint.body === undefined ? {} : schemaOf(endpoint.body, 'input'));
    const schema = {
      type: 'object',
      properties: { ...fields.properties, file: { type: 'string', format: 'binary' } },
      required: [...fields.required, 'file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (endpoint.body === undefined) return {};
  const content = { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
  return { requestBody: { required: true, content } };
}

function answerContent(endpoint: Endpoint): JsonObject {
  if (endpoint.answer.kind === 'json')
    return { 'application/json': { schema: schemaOf(envelope(endpoint.answer.data), 'output') } };
  return Object.fromEntries(
    endpoint.answer.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
}
