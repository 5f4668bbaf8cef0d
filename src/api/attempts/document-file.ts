import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  documentFileSchema,
  documentHashSchema,
  type DocumentFile,
} from '@/contract/document-file';
import { attemptUrl } from '../core/attempt-look-up';
import { asApiError } from '../core/errors';
import { request } from '../core/http';
import { checkParams } from '../core/params';
import { makeStale } from '../core/stale';
import { staleAfterDocumentFile } from '../invalidation';
import { attemptId } from './schemas';

export { documentFileLimit, documentHashSchema } from '@/contract/document-file';

const keep = { name: 'documents.keep', missing: 'record' } as const;
const one = { name: 'documents.one', missing: 'record' } as const;
const hashParam = z.object({ hash: documentHashSchema });

/** The file of a tax document, as a supplier sent it, and the SHA-256 of its bytes. */
export interface KeptFile {
  hash: string;
  file: Blob;
}

const mostTries = 4;

/** The files that purchases are filled in from; none goes to the service. */
export const documentFileMutations = {
  /** Keeps a file in the gateway. It may be repeated, and is: the same bytes are kept once. */
  keep: () =>
    mutationOptions({
      mutationFn: keepFile,
      retry: (failed, error) => failed < mostTries - 1 && isPassing(error),
      retryDelay: (failed) => 1000 * 4 ** failed,
      onSettled: (_kept, _error, _file, _context, { client }) =>
        makeStale(client, staleAfterDocumentFile),
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
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/json' });
}

const isPassing = (error: unknown): boolean =>
  ['network', 'server', 'rate-limited'].includes(asApiError(error).kind);

/** Behind what a data URL says of itself. */
async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read')));
    reader.readAsDataURL(file);
  });
  const { result: url } = reader;
  if (typeof url !== 'string') throw new TypeError('No data URL');
  return url.slice(url.indexOf(',') + 1);
}
