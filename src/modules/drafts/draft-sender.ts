import { asApiError } from '@/api/core/errors';
import {
  textChange,
  type ChangeDraft,
  type DraftVersion,
  type SaveDraft,
  type ValueChange,
} from '@/api/drafts/schemas';

/** Up to here a draft is sent whole: little would be saved. */
const smallCharacters = 4_000;

export interface Ways {
  whole: (id: string, draft: SaveDraft, keepalive: boolean) => Promise<DraftVersion>;
  /** Fails where the save that it goes on from is not what is kept. */
  changes: (id: string, change: ChangeDraft, keepalive: boolean) => Promise<DraftVersion>;
}

/** A save of this page; its values stand as texts, for a form changes its own in place. */
interface Sent {
  id: string;
  revision: number;
  origin: string;
  values: ReadonlyMap<string, ValueText>;
}
type ValueText = { text: string; isText: boolean };

/**
 * How a page saves its draft: whole at first, and where it is long only what changed since its last save, also while that one is on
 * its way. After any failure, and where the gateway keeps something else, it is sent whole, and the gateway says what stands against it.
 */
export function draftSender({ whole, changes }: Ways): Ways['whole'] {
  let last: Sent | null = null;
  return async (id, draft, keepalive) => {
    const own = sentOf(id, draft);
    const change = last === null ? null : changeBetween(last, own, draft);
    last = own;
    try {
      if (change !== null) {
        try {
          return await changes(id, change, keepalive);
        } catch (thrown) {
          if (!isOther(thrown)) throw thrown;
        }
      }
      return await whole(id, draft, keepalive);
    } catch (thrown) {
      // Where another save has begun since, that one does not stand on this one alone.
      last = null;
      throw thrown;
    }
  };
}

/** Something else than this page's last save is kept, or nothing. */
function isOther(thrown: unknown): boolean {
  const { kind } = asApiError(thrown);
  return kind === 'conflict' || kind === 'not-found' || kind === 'validation';
}

function sentOf(id: string, { revision, origin, values }: SaveDraft): Sent {
  const texts = Object.entries(values).flatMap(([name, value]): [string, ValueText][] => {
    if (value === undefined) return [];
    const isText = typeof value === 'string';
    return [[name, { text: isText ? value : JSON.stringify(value), isText }]];
  });
  return { id, revision, origin: JSON.stringify(origin), values: new Map(texts) };
}

/** Null: it is another draft, or its origin or a value went away, or it is short. */
function changeBetween(
  before: Sent,
  after: Sent,
  { base: _base, values, origin: _origin, ...draft }: SaveDraft,
): ChangeDraft | null {
  let length = 0;
  for (const { text } of after.values.values()) length += text.length;
  const isSame = before.id === after.id && before.origin === after.origin;
  if (!isSame || length <= smallCharacters) return null;
  if ([...before.values.keys()].some((name) => !after.values.has(name))) return null;
  const changed: Record<string, ValueChange> = {};
  for (const [name, now] of after.values) {
    const was = before.values.get(name);
    if (was?.text === now.text && was.isText === now.isText) continue;
    changed[name] =
      was?.isText === true && now.isText ? textChange(was.text, now.text) : { value: values[name] };
  }
  return { ...draft, onto: before.revision, changes: changed };
}
