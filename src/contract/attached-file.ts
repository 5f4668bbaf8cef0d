import * as z from 'zod/mini';
import { documentHashSchema } from './document-file';
import { words } from './words';
import type { WriteOperation } from './writes';

/**
 * Files that people lay beside a purchase or a payment they sent: the supplier's invoice, the bank's receipt. The gateway keeps them as
 * long as the record; none goes to the service.
 */

/** A scan of some pages. */
export const attachedFileLimit = 5 * 1024 * 1024;
export const mostAttachedFiles = 10;

export const attachedKinds = ['pdf', 'jpeg', 'png'] as const;
export type AttachedKind = (typeof attachedKinds)[number];

/** How files of each kind begin. */
const beginnings: Record<AttachedKind, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is, whatever it is called; null: none that is kept. */
export const attachedKindOf = (bytes: Uint8Array): AttachedKind | null =>
  attachedKinds.find((kind) => beginnings[kind].every((byte, index) => bytes[index] === byte)) ??
  null;

/** Only these have papers of their own. */
export const takesFiles = (operation: WriteOperation): boolean =>
  operation === 'expenses.create' || operation === 'payments.apply';

/** The body of `PUT /gateway/attempts/{id}/files/{hash}`: the hash is the SHA-256 of the bytes. Repeating it changes nothing. */
export const newAttachedFileSchema = z.strictObject({
  name: words(200).check(z.minLength(1)),
  base64: z.string().check(z.minLength(1), z.maxLength(Math.ceil(attachedFileLimit / 3) * 4)),
});
export type NewAttachedFile = z.infer<typeof newAttachedFileSchema>;

/** What an attempt's record says of a file laid beside it. */
export const attachedFileSchema = z.object({
  hash: documentHashSchema,
  name: z.string(),
  kind: z.enum(attachedKinds),
  bytes: z.number(),
  operator: z.string(),
  at: z.string(),
});
export type AttachedFile = z.infer<typeof attachedFileSchema>;

/** One that was taken away again: what it was stays recorded, its bytes do not. */
export const removedFileSchema = z.extend(attachedFileSchema, {
  removed: z.object({ operator: z.string(), at: z.string() }),
});
export type RemovedFile = z.infer<typeof removedFileSchema>;
