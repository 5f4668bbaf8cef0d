import { isDeepStrictEqual } from 'node:util';
import { newId, type Client, type Intention } from './client';

type Values = Record<string, unknown>;

/** What became of a draft, for the judge. */
export type DraftEnd = {
  /** The version somebody typed last. */
  newest: number;
  /** What each attempt that was made from it was made from. */
  versions: ReadonlyMap<string, number>;
  /** `newest`: it is there as it was typed last. */
  is: 'newest' | 'another' | 'gone';
};

/** A draft as the pages of a run have it, and what nobody may lose of it. */
export class TypedDraft {
  readonly #id = newId();
  readonly #versions = new Map<string, number>();
  #newest: { version: number; values: Values } = { version: 0, values: {} };
  /** What the page has, which may be older. */
  #onPage = { version: 0, tab: newId() };

  static async begun(client: Client, values: Values): Promise<TypedDraft> {
    const draft = new TypedDraft();
    if (!(await draft.change(client, values))) throw new Error('A draft was not kept');
    return draft;
  }

  /** Notes that an attempt is made from what the page has. @returns what the attempt says of it */
  sentAs(attempt: string): Intention['context'] {
    const { version, tab } = this.#onPage;
    this.#versions.set(attempt, version);
    return { draft: this.#id, draftVersion: version, draftTab: tab };
  }

  /** The page is loaded again. @returns what is in its form; null: nothing */
  async read(client: Client): Promise<Values | null> {
    const found = await client.readDraft(this.#id);
    if (found === null) return null;
    this.#onPage = { version: found.version, tab: newId() };
    return found.values;
  }

  /** @returns whether it was kept. */
  async change(client: Client, values: Values): Promise<boolean> {
    const { version: base, tab } = this.#onPage;
    const version = await client.saveDraft(this.#id, { base, tab, revision: 1, values });
    if (version === null) return false;
    this.#onPage = { version, tab };
    this.#newest = { version, values };
    return true;
  }

  /** Nothing of it is known to the page. */
  async typeElsewhere(elsewhere: Client): Promise<void> {
    const found = await elsewhere.readDraft(this.#id);
    if (found === null) return;
    const values = { ...found.values, description: newId() };
    const save = { base: found.version, tab: newId(), revision: 1, values };
    const version = await elsewhere.saveDraft(this.#id, save);
    if (version !== null) this.#newest = { version, values };
  }

  async end(client: Client): Promise<DraftEnd> {
    const found = await client.readDraft(this.#id);
    const { version: newest, values } = this.#newest;
    const isNewest = found !== null && isDeepStrictEqual(found.values, values);
    const is = isNewest ? 'newest' : found === null ? 'gone' : 'another';
    return { newest, versions: this.#versions, is };
  }
}
