import { branchNameLimit } from '@/contract/attempt-words';
import { draftListSchema, draftSchema, draftVersionSchema } from '@/contract/draft';
import { firstCharacters } from '@/domain/first-characters';
import { request, type ApiRequest } from '../core/http';
import { checkParams } from '../core/params';
import { withQuery } from '../core/url';
import {
  draftId,
  draftListParams,
  type ChangeDraft,
  type Draft,
  type DraftList,
  type DraftListParams,
  type DraftVersion,
  type SaveDraft,
} from './schemas';

const list = { name: 'drafts.list' };
const one = { name: 'drafts.one' };
const save = { name: 'drafts.save' };
const remove = { name: 'drafts.remove' };

/** The newest drafts of whoever works here. */
export async function fetchDrafts(params: DraftListParams): Promise<DraftList> {
  const url = withQuery('/gateway/drafts', checkParams(list, draftListParams, params));
  return request({ operation: list, url }, draftListSchema);
}

/** A draft with everything that was typed. Its 404 (`unknown-draft`): it was sent, discarded, or never kept. */
export async function fetchDraft(id: string): Promise<Draft> {
  return request({ operation: one, url: urlOf(id) }, draftSchema);
}

/**
 * Keeps what was typed. Unlike a write of the service it may be repeated: the gateway knows the page and the number of each
 * save. Fails as `conflict` with the `newer` version that another page saved, and as `not-found` when the draft is gone.
 */
export async function saveDraft(
  id: string,
  draft: SaveDraft,
  options: Pick<ApiRequest, 'keepalive' | 'signal'> = {},
): Promise<DraftVersion> {
  return send('PUT', id, draft, options);
}

/** Keeps what changed since an earlier save of this page; also fails as `conflict` where another save came between. */
export async function changeDraft(
  id: string,
  change: ChangeDraft,
  options: Pick<ApiRequest, 'keepalive' | 'signal'> = {},
): Promise<DraftVersion> {
  return send('PATCH', id, change, options);
}

/** Browsers let requests outlive their page only up to 64 KiB in all. */
const outlivingCharacters = 20_000;

function send(
  method: 'PUT' | 'PATCH',
  id: string,
  body: SaveDraft | ChangeDraft,
  { keepalive = false, ...options }: Pick<ApiRequest, 'keepalive' | 'signal'>,
): Promise<DraftVersion> {
  const branchName = body.branchName && firstCharacters(body.branchName, branchNameLimit);
  const bodyText = JSON.stringify({ ...body, branchName });
  const outlives = keepalive && bodyText.length <= outlivingCharacters;
  return request(
    { operation: save, url: urlOf(id), method, bodyText, keepalive: outlives, ...options },
    draftVersionSchema,
  );
}

/** As much of a draft as a page knows: its last version there, and the page, whose later saves are its own. */
export interface KnownDraft {
  version: number;
  tab: string;
}

/**
 * Removes a draft as far as it is known, also one that is gone already. Fails as `conflict` with the `newer` version that another
 * page saved, which stays.
 */
export async function removeDraft(id: string, { version, tab }: KnownDraft): Promise<void> {
  const url = withQuery(urlOf(id), { version, tab });
  return request({ operation: remove, url, method: 'DELETE' }, () => undefined);
}

function urlOf(id: string): string {
  return `/gateway/drafts/${checkParams(one, draftId, { id }).id}`;
}
