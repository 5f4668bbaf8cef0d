import {
  attachedFileLimit,
  attachedKindOf,
  mostAttachedFiles,
  type AttachedFile,
  type NewAttachedFile,
  type RemovedFile,
} from '../../../src/contract/attached-file';
import type { GatewayDatabase } from '../database';
import { hasHash, keepBytes } from './store';

type NewFile = NewAttachedFile & {
  attemptId: string;
  business: string;
  hash: string;
  operator: string;
};

/** The files people laid beside attempts, on disk before a promise resolves. */
export type AttachedFiles = {
  /** `bad`: bytes of another hash, of no kind that is kept, or too many of them; `full`: the attempt has as many as it may. */
  add(file: NewFile): Promise<'kept' | 'bad' | 'full'>;
  /** Oldest first. */
  ofAttempt(attemptId: string): Promise<AttachedFile[]>;
  /** In base64; null where there is none. */
  read(attemptId: string, hash: string): Promise<string | null>;
  /** What it was stays recorded, with who took it away; of one that is not there nothing is. */
  remove(attemptId: string, hash: string, operator: string): Promise<void>;
  /** In the order they were taken away. */
  removedFrom(attemptId: string): Promise<RemovedFile[]>;
};

export function createAttachedFiles(database: GatewayDatabase, now: () => Date): AttachedFiles {
  const ofAttempt = (attemptId: string) =>
    database
      .selectFrom('attached_files as attached')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.business', '=', 'attached.business')
          .onRef('documents.hash', '=', 'attached.hash'),
      )
      .where('attached.attempt_id', '=', attemptId);

  return {
    async add({ attemptId, business, hash, operator, name, base64 }) {
      const bytes = Buffer.from(base64, 'base64');
      const kind = attachedKindOf(bytes);
      if (!hasHash(bytes, hash) || kind === null || bytes.length > attachedFileLimit) return 'bad';
      const saved_at = now().toISOString();
      return database.transaction().execute(async (transaction) => {
        const there = await transaction
          .selectFrom('attached_files')
          .select('hash')
          .where('attempt_id', '=', attemptId)
          .execute();
        if (there.some((one) => one.hash === hash)) return 'kept';
        if (there.length >= mostAttachedFiles) return 'full';
        await keepBytes(transaction, { business, hash, bytes, saved_at });
        await transaction
          .insertInto('attached_files')
          .values({ attempt_id: attemptId, business, hash, name, kind, operator, at: saved_at })
          .execute();
        return 'kept';
      });
    },
    ofAttempt: (attemptId) =>
      ofAttempt(attemptId)
        .select([
          'attached.hash',
          'attached.name',
          'attached.kind',
          'documents.bytes',
          'attached.operator',
          'attached.at',
        ])
        .orderBy('attached.at')
        .orderBy('attached.hash')
        .execute(),
    async read(attemptId, hash) {
      const found = await ofAttempt(attemptId)
        .where('attached.hash', '=', hash)
        .select('documents.content')
        .executeTakeFirst();
      return found?.content ?? null;
    },
    remove: (attemptId, hash, operator) =>
      database.transaction().execute(async (transaction) => {
        const file = await transaction
          .deleteFrom('attached_files')
          .where('attempt_id', '=', attemptId)
          .where('hash', '=', hash)
          .returningAll()
          .executeTakeFirst();
        if (file === undefined) return;
        const { bytes } = await transaction
          .selectFrom('documents')
          .select('bytes')
          .where('business', '=', file.business)
          .where('hash', '=', hash)
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto('removed_files')
          .values({ ...file, bytes, removed_by: operator, removed_at: now().toISOString() })
          .execute();
      }),
    async removedFrom(attemptId) {
      const rows = await database
        .selectFrom('removed_files')
        .select(['hash', 'name', 'kind', 'bytes', 'operator', 'at', 'removed_by', 'removed_at'])
        .where('attempt_id', '=', attemptId)
        .orderBy('removed_at')
        .orderBy('hash')
        .execute();
      return rows.map(({ removed_by: by, removed_at: at, ...file }) => ({
        ...file,
        removed: { operator: by, at },
      }));
    },
  };
}
