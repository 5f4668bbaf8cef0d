import * as z from 'zod/mini';

/**
 * The file of a supplier's tax document, kept by the gateway beside the purchase that was filled in from it. It is known by the
 * SHA-256 of its bytes, so that what is read back is what the supplier sent, and the same file is kept once.
 */

/** A document of some thousand lines has one or two megabytes. */
export const documentFileLimit = 8 * 1024 * 1024;

/** SHA-256 in lower-case hexadecimal. */
export const documentHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The body of `PUT /gateway/documents/{hash}`, and the answer of `GET /gateway/attempts/{id}/document`: the very bytes. */
export const documentFileSchema = z.strictObject({
  base64: z.string().check(z.minLength(1), z.maxLength(Math.ceil(documentFileLimit / 3) * 4)),
});
export type DocumentFile = z.infer<typeof documentFileSchema>;

/** What an attempt's record says of the file it was made from. */
export const recordedDocumentSchema = z.object({
  /** Null: it was named, and has not come or is kept elsewhere. */
  bytes: z.nullable(z.number()),
});
export type RecordedDocument = z.infer<typeof recordedDocumentSchema>;
