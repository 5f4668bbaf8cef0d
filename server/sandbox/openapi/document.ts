import * as z from 'zod/mini';
import { failuresOf } from './failures';
import type { Parameter, Shape } from './shape';
import { shapes } from './shapes';
import type { Profile } from '../../../src/contract/profile';
import { madeOnce } from '../made-once';
import type { Operation } from '../operation';
import { versionedBase } from '../routes';

type Json = Record<string, unknown>;

/** Where the service tells about itself, below the base; not a documented operation. */
export const documentPath = '/openapi.json';

/** Schemas with names, each written once and referred to everywhere else. */
class Components {
  readonly #named = {
    input: new Map<string, z.ZodMiniType>(),
    output: new Map<string, z.ZodMiniType>(),
  };

  /** Names a schema and answers how to refer to it; equal names must mean equal schemas. */
  refer(io: 'input' | 'output', named: Readonly<Record<string, z.ZodMiniType>>): Json {
    const references = Object.entries(named).map(([name, schema]) => {
      this.#named[io].set(name, schema);
      return { $ref: `#/components/schemas/${name}` };
    });
    const [only] = references;
    return references.length === 1 && only ? only : { oneOf: references };
  }

  schemas(): Json {
    return { ...this.#written('input'), ...this.#written('output') };
  }

  #written(io: 'input' | 'output'): Json {
    return Object.fromEntries(
      [...this.#named[io]].map(([name, schema]) => [name, inline(schema, io)]),
    );
  }
}

/** A schema as OpenAPI 3.1 takes it. */
function inline(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io }) as Json;
  return rest;
}

const json = (schema: Json) => ({ 'application/json': { schema } });

const inQuery = ({ name, description, schema, required }: Parameter): Json => ({
  name,
  in: 'query',
  description,
  required: required ?? false,
  schema: inline(schema, 'output'),
});

const inPath = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
});

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body within 24 hours get the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

const replayed: Json = {
  'Idempotent-Replayed': {
    description: 'Only on an answer given before.',
    schema: { type: 'string', const: 'true' },
  },
};

function responsesOf(
  operation: Operation,
  shape: Shape,
  profile: Profile,
  known: Components,
): Json {
  const successes = shape.successes(profile).map(({ status, name, body }) => [
    status,
    {
      description: 'Done.',
      ...(shape.once ? { headers: replayed } : {}),
      content: json(known.refer('output', { [name]: body })),
    },
  ]);
  const failures = Object.entries(failuresOf(operation, shape)).map(
    ([status, { description, bodies }]) => [
      status,
      { description, content: json(known.refer('output', bodies)) },
    ],
  );
  return Object.fromEntries([...successes, ...failures]) as Json;
}

function describeOperation(
  operation: Operation,
  path: string,
  profile: Profile,
  known: Components,
): Json {
  const shape = shapes[operation.name];
  if (!shape) throw new Error(`${operation.name} is not described`);
  const slots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => inPath(name));
  const query = (shape.query?.(profile) ?? []).map(inQuery);
  const parameters = [...slots, ...query, ...(shape.once ? [idempotencyKey] : [])];
  return {
    operationId: operation.name,
    summary: shape.summary,
    ...(operation.scope ? { description: `Needs the permission \`${operation.scope}\`.` } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(shape.bodies
      ? {
          requestBody: {
            required: true,
            content: json(known.refer('input', shape.bodies(profile))),
          },
        }
      : {}),
    responses: responsesOf(operation, shape, profile, known),
  };
}

function documentOf(operations: readonly Operation[], profile: Profile): Json {
  const known = new Components();
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = typeof operation.path === 'string' ? operation.path : operation.path(profile);
    if (path === null) continue;
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describeOperation(operation, path, profile, known),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'External Integration API, as the sandbox answers it',
      version: '1.0.0',
      description: 'What the sandbox chose where the description is silent is in DIFFERENCES.md.',
    },
    servers: [{ url: versionedBase }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      schemas: known.schemas(),
    },
  };
}

const documentsOf = madeOnce((operations: readonly Operation[]) =>
  madeOnce((profile: Profile) => documentOf(operations, profile)),
);

/**
 * The service in OpenAPI 3.1 as a profile has it: made of the schemas bodies are read with, and of those the answers are held
 * to. Variants of a world are not in it.
 */
export const openApiDocument = (operations: readonly Operation[], profile: Profile): Json =>
  documentsOf(operations)(profile);
