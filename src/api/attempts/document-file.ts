import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  documentFileSchema,
  documentHashSchema,
  type DocumentFile,
} from '@/contract/document-file';
import { attemptUrl } from '../core/attempt-look-up';
import { base64Of, blobOf } from '../core/file-bytes';
import { request } from '../core/http';
import { keptOnce } from '../core/kept-once';
import { checkParams } from '../core/params';
import { makeStale } from '../core/stale';
import { staleAfterFile } from '../invalidation';
import { attemptId } from './schemas';

export { documentFileLimit, documentHashSchema } from '@/contract/document-file';

const keep = { name: 'documents.keep' };
const one = { name: 'documents.one' };
const hashParam = z.object({ hash: documentHashSchema });

/** The file of a tax document, as a supplier sent it, and the SHA-256 of its bytes. */
export interface KeptFile {
  hash: string;
  file: Blob;
}

/** The files that purchases are filled in from; none goes to the service. */
export const documentFileMutations = {
  /** Keeps a file in the gateway. It may be repeated, and is: the same bytes are kept once. */
  keep: () =>
    mutationOptions({
      mutationFn: keepFile,
      ...keptOnce,
      onSettled: (_kept, _error, _file, _context, { client }) => makeStale(client, staleAfterFile),
    }),
  /** The very file that an attempt was made from. */
  take: () => mutationOptions({ mutationFn: fetchFile }),
};

async function keepFile({ hash, file }: KeptFile): Promise<void> {
  const url = `/gateway/documents/${checkParams(keep, hashParam, { hash }).hash}`;
  const bodyText = JSON.stringify({ base64: await base64Of(file) } satisfies DocumentFile);
  return request({ operation: keep, url, method: 'PUT', bodyText }, () => undefined);
}

async function fetchFile(id: string): Promise<Blob> {
  const url = `${attemptUrl(checkParams(one, attemptId, { id }).id)}/document`;
  const { base64 } = await request({ operation: one, url }, documentFileSchema);
  return blobOf(base64, 'application/json');
}
