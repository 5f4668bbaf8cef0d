import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  attachedFileLimit,
  attachedKindOf,
  type AttachedFile,
  type AttachedKind,
  type NewAttachedFile,
} from '@/contract/attached-file';
import { documentFileSchema, documentHashSchema } from '@/contract/document-file';
import { attemptUrl } from '../core/attempt-look-up';
import { base64Of, blobOf, sha256Of } from '../core/file-bytes';
import { request } from '../core/http';
import { keptOnce } from '../core/kept-once';
import { checkParams } from '../core/params';
import { makeStale } from '../core/stale';
import { staleAfterFile } from '../invalidation';
import { attemptId } from './schemas';

export {
  attachedFileLimit,
  mostAttachedFiles,
  takesFiles,
  type AttachedFile,
  type RemovedFile,
} from '@/contract/attached-file';

const add = { name: 'attempts.files.add' };
const one = { name: 'attempts.files.one' };
const remove = { name: 'attempts.files.remove' };
const hashParam = z.object({ hash: documentHashSchema });

/** What a browser calls each kind. */
export const attachedTypes: Record<AttachedKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** A file that may be laid beside an attempt. */
export interface ReadFile {
  file: File;
  hash: string;
}
export type FileProblem = 'too-large' | 'other-kind' | 'unreadable';

/** Looks at a file that was chosen before anything of it is sent. */
export async function readAttachedFile(file: File): Promise<ReadFile | { problem: FileProblem }> {
  if (file.size > attachedFileLimit) return { problem: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (attachedKindOf(bytes) === null) return { problem: 'other-kind' };
    return { file, hash: await sha256Of(bytes) };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Files beside a record of the journal; none goes to the service. */
export const attachedFileMutations = {
  add: () =>
    mutationOptions({
      mutationFn: addFile,
      ...keptOnce,
      onSettled: (_added, _error, _file, _context, { client }) => makeStale(client, staleAfterFile),
    }),
  remove: () =>
    mutationOptions({
      mutationFn: ({ id, hash }: { id: string; hash: string }) =>
        request({ operation: remove, url: fileUrl(remove, id, hash), method: 'DELETE' }, () => {}),
      onSettled: (_removed, _error, _file, _context, { client }) =>
        makeStale(client, staleAfterFile),
    }),
  /** The very bytes. */
  take: () => mutationOptions({ mutationFn: fetchFile }),
};

const longestName = 200;

async function addFile({ id, file, hash }: ReadFile & { id: string }): Promise<void> {
  // The end of a name says more than its middle, and a name of the gateway has no more characters.
  const name = Array.from(file.name || hash)
    .slice(-longestName)
    .join('');
  const bodyText = JSON.stringify({ name, base64: await base64Of(file) } satisfies NewAttachedFile);
  const url = fileUrl(add, id, hash);
  return request({ operation: add, url, method: 'PUT', bodyText }, () => undefined);
}

async function fetchFile({ id, file }: { id: string; file: AttachedFile }): Promise<Blob> {
  const { base64 } = await request(
    { operation: one, url: fileUrl(one, id, file.hash) },
    documentFileSchema,
  );
  return blobOf(base64, attachedTypes[file.kind]);
}

type FileOperation = typeof add | typeof one | typeof remove;

function fileUrl(operation: FileOperation, id: string, hash: string): string {
  const record = attemptUrl(checkParams(operation, attemptId, { id }).id);
  return `${record}/files/${checkParams(operation, hashParam, { hash }).hash}`;
}
