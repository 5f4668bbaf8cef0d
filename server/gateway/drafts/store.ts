import { sql, type ExpressionBuilder } from 'kysely';
import type {
  Draft,
  DraftForm,
  DraftList,
  DraftSummary,
  DraftVersion,
} from '../../../src/contract/draft';
import type { ChangeDraft, SaveDraft } from '../../../src/contract/draft-requests';
import { withTextChange } from '../../../src/contract/text-change';
import type { GatewayDatabase, GatewayTables } from '../database';
import { decideChange, decideSave, type Decision } from './decide';
import { removeDraft, type KnownDraft } from './end-draft';
import { sentFrom } from './sent-from';
import type { DraftOwner, DraftsTable } from './table';

/** Which drafts are listed; all of them where it says nothing. */
export type DraftChoice = {
  form?: DraftForm | undefined;
  /** Changes of this record. */
  subject?: string | undefined;
  /** In which this code stands. */
  holding?: string | undefined;
};

/** The version the draft has now, or why the save was not taken. */
export type Saved =
  | { result: 'kept' | 'newer'; draft: DraftVersion }
  /** `bad`: no save of this draft. */
  | { result: 'gone' | 'bad' };

/** What people have typed and not sent, on disk before a promise resolves. */
export type Drafts = {
  save(id: string, wish: SaveDraft): Promise<Saved>;
  /** Changes what this page saved last; anything else that is kept is `newer`. */
  change(id: string, wish: ChangeDraft): Promise<Saved>;
  find(owner: DraftOwner, id: string): Promise<Draft | null>;
  list(owner: DraftOwner, which: DraftChoice): Promise<DraftList>;
  /**
   * Removes it; one that is not there is as good as removed.
   * @param known - takes away no more than this; null: whatever is there
   * @returns what was saved elsewhere since, which stays; null: nothing is left
   */
  remove(owner: DraftOwner, id: string, known: KnownDraft | null): Promise<DraftVersion | null>;
};

/** The longest list; whoever has more finds the newest. */
const listed = 200;

const summaryColumns = [
  'id',
  'form',
  'schema_version',
  'version',
  'title',
  'branch_id',
  'branch_name',
  'subject_id',
  'bytes',
  'created_at',
  'saved_at',
] as const;

/** What a save is decided by. */
const decisive = ['form', 'version', 'tab', 'revision', 'saved_at'] as const;

const isDraft =
  ({ business, operator }: DraftOwner, id: string) =>
  (is: ExpressionBuilder<GatewayTables, 'drafts'>) =>
    is.and({ business, operator, id });

/** @param mostBytes of a draft's values as JSON */
export function createDrafts(
  database: GatewayDatabase,
  now: () => Date,
  mostBytes: number,
): Drafts {
  const ofOwner = ({ business, operator }: DraftOwner) =>
    database.selectFrom('drafts').where('business', '=', business).where('operator', '=', operator);

  return {
    save: (id, wish) =>
      database.transaction().execute(async (transaction) => {
        const { business, operator } = wish;
        const found = await transaction
          .selectFrom('drafts')
          .select(decisive)
          .where(isDraft(wish, id))
          .executeTakeFirst();
        const decision = decideSave(found ?? null, wish);
        if (decision.kind !== 'keep') return notTaken(decision, found);
        const savedAt = now().toISOString();
        const written = columnsOf(wish, decision.version, savedAt);
        await transaction
          .insertInto('drafts')
          .values({ business, operator, id, created_at: savedAt, ...written })
          .onConflict((conflict) =>
            conflict.columns(['business', 'operator', 'id']).doUpdateSet(written),
          )
          .execute();
        return { result: 'kept', draft: { version: decision.version, savedAt } };
      }),

    change: (id, wish) =>
      database.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom('drafts')
          .select([...decisive, 'values_text'])
          .where(isDraft(wish, id))
          .executeTakeFirst();
        const decision = decideChange(found ?? null, wish);
        if (decision.kind !== 'keep' || found === undefined) return notTaken(decision, found);
        const values = withChanges(jsonOf(found.values_text), wish.changes);
        if (values === null) return { result: 'bad' };
        const text = JSON.stringify(values);
        if (Buffer.byteLength(text) > mostBytes) return { result: 'bad' };
        const { version } = decision;
        const savedAt = now().toISOString();
        await transaction
          .updateTable('drafts')
          .set({ ...labelColumns(wish), version, saved_at: savedAt, ...textColumns(text) })
          .where(isDraft(wish, id))
          .execute();
        return { result: 'kept', draft: { version, savedAt } };
      }),

    async find(owner, id) {
      const row = await ofOwner(owner)
        .select([...summaryColumns, 'values_text', 'origin_text'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const values = jsonOf(row.values_text);
      const origin = row.origin_text === null ? null : jsonOf(row.origin_text);
      const sent = (await sentFrom(database, owner, [id])).get(id) ?? null;
      return { ...toSummary(row), sent, values, origin };
    },

    async list(owner, { form, subject, holding }) {
      let all = ofOwner(owner);
      if (form !== undefined) all = all.where('form', '=', form);
      if (subject !== undefined) all = all.where('subject_id', '=', subject.toLowerCase());
      if (holding !== undefined) {
        all = all.where(sql<boolean>`upper(values_text) like ${`%${holding.toUpperCase()}%`}`);
      }
      const { total } = await all
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await all
        .select(summaryColumns)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .limit(listed)
        .execute();
      const sent = await sentFrom(
        database,
        owner,
        rows.map((row) => row.id),
      );
      return {
        rows: rows.map((row) => ({ ...toSummary(row), sent: sent.get(row.id) ?? null })),
        total: Number(total),
        now: now().toISOString(),
      };
    },

    remove: (owner, id, known) =>
      database.transaction().execute(async (transaction) => {
        await removeDraft(transaction, owner, id, known);
        const left = await transaction
          .selectFrom('drafts')
          .select(['version', 'saved_at'])
          .where(isDraft(owner, id))
          .executeTakeFirst();
        return left === undefined ? null : toVersion(left);
      }),
  };
}

function columnsOf(wish: SaveDraft, version: number, savedAt: string) {
  return {
    ...labelColumns(wish),
    version,
    origin_text: wish.origin === null ? null : JSON.stringify(wish.origin),
    ...textColumns(JSON.stringify(wish.values)),
    saved_at: savedAt,
  };
}

/** What every save says of a draft, however it tells its values. */
function labelColumns(wish: SaveDraft | ChangeDraft) {
  return {
    form: wish.form,
    schema_version: wish.schema,
    tab: wish.tab,
    revision: wish.revision,
    title: wish.title,
    branch_id: wish.branchId,
    branch_name: wish.branchName,
    subject_id: wish.subjectId?.toLowerCase() ?? null,
  };
}

const textColumns = (text: string) => ({ values_text: text, bytes: Buffer.byteLength(text) });

/** Why a save changes nothing, with what is kept. */
function notTaken({ kind }: Decision, found: KeptVersion | undefined): Saved {
  if (kind === 'other-form') return { result: 'bad' };
  if (kind === 'gone' || found === undefined) return { result: 'gone' };
  return { result: kind === 'newer' ? 'newer' : 'kept', draft: toVersion(found) };
}

type KeptVersion = Pick<DraftsTable, 'version' | 'saved_at'>;
const toVersion = ({ version, saved_at }: KeptVersion) => ({
  version,
  savedAt: saved_at,
});

/** What this table keeps as JSON are objects. */
const jsonOf = (text: string) => JSON.parse(text) as Record<string, unknown>;

/** Null where a change is not of the text that is kept. */
function withChanges(
  kept: Record<string, unknown>,
  changes: ChangeDraft['changes'],
): Record<string, unknown> | null {
  const values = new Map(Object.entries(kept));
  for (const [name, change] of Object.entries(changes)) {
    if ('value' in change) {
      values.set(name, change.value);
      continue;
    }
    const before = values.get(name);
    const after = typeof before === 'string' ? withTextChange(before, change) : null;
    if (after === null) return null;
    values.set(name, after);
  }
  return Object.fromEntries(values);
}

function toSummary(
  row: Pick<DraftsTable, (typeof summaryColumns)[number]>,
): Omit<DraftSummary, 'sent'> {
  return {
    id: row.id,
    form: row.form,
    schema: row.schema_version,
    version: row.version,
    title: row.title,
    branchId: row.branch_id,
    branchName: row.branch_name,
    subjectId: row.subject_id,
    bytes: row.bytes,
    createdAt: row.created_at,
    savedAt: row.saved_at,
  };
}
