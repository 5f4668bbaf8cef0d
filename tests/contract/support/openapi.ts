import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '../../../server/sandbox/openapi/document';
import { operations } from '../../../server/sandbox/operations';
import type { Profile } from '../../../src/contract/profile';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z.optional(z.unknown()),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

const inPointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
const media = inPointer('application/json');

/** What the service says of itself with a profile, to hold exchanges against. */
export function describedBy(profile: Profile) {
  const document = openApiDocument(operations, profile);
  const { paths } = documentSchema.parse(document);
  // The keywords of OpenAPI around the schemas are none of JSON Schema.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  ajv.addSchema(document, 'service');

  const matches = (template: string, path: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

  function find(method: string, path: string) {
    const [plain = ''] = path.split('?');
    const found = Object.entries(paths).find(
      ([template, methods]) => matches(template, plain) && method.toLowerCase() in methods,
    );
    if (!found) return null;
    const operation = found[1][method.toLowerCase()];
    return operation && { operation, pointer: [found[0], method.toLowerCase()] };
  }

  function problems(pointer: readonly string[], value: unknown): string[] {
    const reference = `service#/paths/${pointer.map(inPointer).join('/')}/content/${media}/schema`;
    const validate = ajv.getSchema(reference);
    if (!validate) return [`nothing is described at ${reference}`];
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
    );
  }

  return {
    document,
    /** Every status of every operation, as `batches 404`. */
    statuses: Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, responses }) =>
        Object.keys(responses).map((status) => `${operationId} ${status}`),
      ),
    ),
    /** Fails unless the answer is one the document has for the operation; gives its name and status. */
    expectAnswer(method: string, path: string, answer: { status: number; body: unknown }): string {
      const found = find(method, path);
      if (!found) throw new Error(`${method} ${path} is not described`);
      const status = String(answer.status);
      const wrong = problems([...found.pointer, 'responses', status], answer.body);
      expect(wrong, `${method} ${path} ${status} ${JSON.stringify(answer.body)}`).toEqual([]);
      return `${found.operation.operationId} ${status}`;
    },
    /** Whether the document allows a body to be sent. */
    allowsBody(method: string, path: string, body: unknown): boolean {
      const found = find(method, path);
      if (!found) throw new Error(`${method} ${path} is not described`);
      return problems([...found.pointer, 'requestBody'], body).length === 0;
    },
  };
}
