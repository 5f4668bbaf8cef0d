import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RecordedDocument } from '../../../src/contract/document-file';
import type { GatewayDatabase } from '../database';
import type { DocumentTables } from './tables';

/** The files of tax documents, on disk before a promise resolves. */
export type Documents = {
  /** Keeps a file, also one that is there already. @returns false for bytes that have another hash */
  keep(business: string, hash: string, base64: string): Promise<boolean>;
  /** What is known of the file an attempt was made from; null: it was made from none. */
  ofAttempt(id: string): Promise<RecordedDocument | null>;
  /** That file in base64; null where there is none. */
  read(id: string): Promise<string | null>;
};

/** Whether bytes are what they are called. */
export const hasHash = (bytes: Buffer, hash: string): boolean =>
  createHash('sha256').update(bytes).digest('hex') === hash;

/** Keeps bytes once in a business; those that are there already count as saved now. */
export async function keepBytes(
  database: Pick<Kysely<DocumentTables>, 'insertInto'>,
  file: { business: string; hash: string; bytes: Buffer; saved_at: string },
): Promise<void> {
  const { business, hash, bytes, saved_at } = file;
  const content = bytes.toString('base64');
  await database
    .insertInto('documents')
    .values({ business, hash, content, bytes: bytes.length, saved_at })
    .onConflict((conflict) => conflict.columns(['business', 'hash']).doUpdateSet({ saved_at }))
    .execute();
}

export function createDocuments(database: GatewayDatabase, now: () => Date): Documents {
  const ofAttempt = (id: string) =>
    database
      .selectFrom('attempt_documents as named')
      .leftJoin('documents', (join) =>
        join
          .onRef('documents.business', '=', 'named.business')
          .onRef('documents.hash', '=', 'named.hash'),
      )
      .where('named.attempt_id', '=', id);

  return {
    async keep(business, hash, base64) {
      const bytes = Buffer.from(base64, 'base64');
      if (!hasHash(bytes, hash)) return false;
      await keepBytes(database, { business, hash, bytes, saved_at: now().toISOString() });
      return true;
    },
    async ofAttempt(id) {
      const found = await ofAttempt(id).select('documents.bytes').executeTakeFirst();
      return found ?? null;
    },
    async read(id) {
      const found = await ofAttempt(id).select('documents.content').executeTakeFirst();
      return found?.content ?? null;
    },
  };
}
