import type {
  Draft,
  DraftForm,
  DraftList,
  DraftSummary,
  DraftVersion,
  SaveDraft,
} from '../../../src/contract/draft';
import type { GatewayDatabase } from '../database';
import { decideSave, type Decision } from './decide';
import { removeDraft, type KnownDraft } from './end-draft';
import { sentFrom } from './sent-from';
import type { DraftOwner, DraftsTable } from './table';

/** Which drafts are listed; all of them where it says nothing. */
export type DraftChoice = {
  form?: DraftForm | undefined;
  /** Changes of this record. */
  subject?: string | undefined;
};

/** The version the draft has now, or why the save was not taken. */
export type Saved =
  | { result: 'kept' | 'newer'; draft: DraftVersion }
  | { result: Extract<Decision['kind'], 'gone' | 'other-form'> };

/** What people have typed and not sent, on disk before a promise resolves. */
export type Drafts = {
  save(id: string, wish: SaveDraft): Promise<Saved>;
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

export function createDrafts(database: GatewayDatabase, now: () => Date): Drafts {
  const ofOwner = ({ business, operator }: DraftOwner) =>
    database.selectFrom('drafts').where('business', '=', business).where('operator', '=', operator);

  return {
    save: (id, wish) =>
      database.transaction().execute(async (transaction) => {
        const { business, operator } = wish;
        const found = await transaction
          .selectFrom('drafts')
          .select(['form', 'version', 'tab', 'revision', 'saved_at'])
          .where('business', '=', business)
          .where('operator', '=', operator)
          .where('id', '=', id)
          .executeTakeFirst();
        const decision = decideSave(found ?? null, wish);
        if (decision.kind === 'keep') {
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
        }
        if (decision.kind === 'gone' || decision.kind === 'other-form' || found === undefined) {
          return { result: decision.kind === 'other-form' ? 'other-form' : 'gone' };
        }
        return {
          result: decision.kind,
          draft: { version: found.version, savedAt: found.saved_at },
        };
      }),

    async find(owner, id) {
      const row = await ofOwner(owner)
        .select([...summaryColumns, 'values_text', 'origin_text'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const values = JSON.parse(row.values_text) as Record<string, unknown>;
      const origin =
        row.origin_text === null ? null : (JSON.parse(row.origin_text) as Record<string, unknown>);
      const sent = (await sentFrom(database, owner, [id])).get(id) ?? null;
      return { ...toSummary(row), sent, values, origin };
    },

    async list(owner, { form, subject }) {
      let all = ofOwner(owner);
      if (form !== undefined) all = all.where('form', '=', form);
      if (subject !== undefined) all = all.where('subject_id', '=', subject.toLowerCase());
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
          .where('business', '=', owner.business)
          .where('operator', '=', owner.operator)
          .where('id', '=', id)
          .executeTakeFirst();
        return left === undefined ? null : { version: left.version, savedAt: left.saved_at };
      }),
  };
}

function columnsOf(wish: SaveDraft, version: number, savedAt: string) {
  const text = JSON.stringify(wish.values);
  return {
    form: wish.form,
    schema_version: wish.schema,
    version,
    tab: wish.tab,
    revision: wish.revision,
    title: wish.title,
    branch_id: wish.branchId,
    branch_name: wish.branchName,
    subject_id: wish.subjectId?.toLowerCase() ?? null,
    origin_text: wish.origin === null ? null : JSON.stringify(wish.origin),
    values_text: text,
    bytes: Buffer.byteLength(text),
    saved_at: savedAt,
  };
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
