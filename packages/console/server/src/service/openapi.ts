import { CLOCK_HEADER } from '@careline/core/internal/clock';
import { CONTRACT_HEADER, CONTRACT_NUMBER, ENDPOINTS } from '@careline/core/internal/contract';
import {
  type Endpoint,
  PROBLEM_STATUS,
  problemSchema,
  serviceBasesUnder,
} from '@careline/core/internal/http';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Readonly<Record<string, unknown>>;

/** The server itself checks what JSON Schema cannot express, such as well-formed Unicode and sizes of records. */
function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' }) as Record<
    string,
    unknown
  >;
  return rest;
}

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = jsonSchema(endpoint.query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const pathParameters = (endpoint: Endpoint): Json[] =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const reference = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

function parameters(endpoint: Endpoint): Json[] {
  const headers = [
    reference('contract'),
    reference('requestId'),
    ...(endpoint.idempotent
      ? [reference(endpoint.bare ? 'optionalIdempotencyKey' : 'idempotencyKey'), reference('clock')]
      : []),
  ];
  return [...pathParameters(endpoint), ...queryParameters(endpoint), ...headers];
}

const SECURITY: Readonly<Record<Endpoint['token'], readonly Json[]>> = {
  bearer: [{ accessToken: [] }],
  open: [{ openToken: [] }],
  none: [{ none: [] }],
};

/** Describes a request's body by media type. */
function requestContent({ body, bare, takes }: Endpoint): Json {
  const own = body ? jsonSchema(body, 'input') : {};
  const data = bare ? { anyOf: [own, jsonSchema(bare.body, 'input')] } : own;
  if (!takes) return { 'application/json': { schema: data } };
  const properties = { data, file: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { type: 'object', required: ['data', 'file'], properties } } };
}

function answerContent({ answer, gives }: Endpoint): Json {
  if (gives === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (gives !== 'file') return { 'application/json': { schema: jsonSchema(answer, 'output') } };
  return { '*/*': { schema: { type: 'string', format: 'binary' } } };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    security: SECURITY[endpoint.token],
    parameters: parameters(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: requestContent(endpoint),
          },
        }
      : {}),
    responses: {
      200: {
        description: 'The answer',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/requestId' } },
        content: answerContent(endpoint),
      },
      default: { $ref: '#/components/responses/problem' },
    },
  };
}

const apiKey = (description: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name: 'Authorization',
  description,
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same for every try of one save; kept for 90 days for its user and endpoint.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
};

const COMPONENTS: Json = {
  securitySchemes: {
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: "Careline's own access token.",
    },
    openToken: apiKey('"Open " and the token of one patient, from vitatoken.'),
    none: apiKey('The literal None.'),
  },
  parameters: {
    idempotencyKey: IDEMPOTENCY_KEY,
    optionalIdempotencyKey: {
      ...IDEMPOTENCY_KEY,
      required: false,
      description: `${IDEMPOTENCY_KEY.description} A body without id and units needs none: the same content of a patient is stored once.`,
    },
    clock: {
      name: CLOCK_HEADER,
      in: 'header',
      required: false,
      description:
        'Unix seconds by the clock that dated the body. Where it differs from the server, every "now" of the body is counted from the server\'s.',
      schema: { type: 'integer' },
    },
    contract: {
      name: CONTRACT_HEADER,
      in: 'header',
      required: false,
      description: 'The number of the contract the client was built with.',
      schema: { type: 'integer' },
    },
    requestId: {
      name: 'X-Request-Id',
      in: 'header',
      required: false,
      description: 'Another for each try. Without one, or where it is no UUID, the server makes one.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  headers: {
    requestId: { description: 'Also recorded in the log and in the audit.', schema: { type: 'string' } },
  },
  responses: {
    problem: {
      description: `A refusal. Codes: ${Object.entries(PROBLEM_STATUS)
        .map(([code, status]) => `${code} (${status})`)
        .join(', ')}.`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
  schemas: { Problem: jsonSchema(problemSchema, 'output') },
};

/** Returns the OpenAPI 3.1 document of all endpoints in the contract. */
export function openApi(origin: string, version: string): Json {
  const bases = serviceBasesUnder('/api');
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of ENDPOINTS) {
    const path = `${bases[endpoint.service]}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Careline', version, description: `Contract ${CONTRACT_NUMBER}.` },
    servers: [{ url: origin }],
    paths,
    components: COMPONENTS,
  };
}
