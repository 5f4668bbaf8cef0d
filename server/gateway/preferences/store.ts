import type { ExpressionBuilder } from 'kysely';
import { viewLimits, type Preferences } from '../../../src/contract/preferences';
import type { SaveView } from '../../../src/contract/save-preferences';
import type { GatewayDatabase, GatewayTables } from '../database';
import type { Person } from '../sessions/person';

/** What people prefer, on disk before a promise resolves. */
export type PreferenceStore = {
  of(person: Person): Promise<Preferences>;
  /** Keeps a view, or changes the one of this id; `false`: there is no room for another. */
  saveView(person: Person, id: string, view: SaveView): Promise<boolean>;
  /** Removes it; one that is not there is as good as removed. */
  removeView(person: Person, id: string): Promise<void>;
  chooseBranch(person: Person, branch: string): Promise<void>;
};

const ofPerson =
  ({ business, operator }: Person) =>
  (is: ExpressionBuilder<GatewayTables, 'saved_views' | 'last_branches'>) =>
    is.and({ business, operator });

export function createPreferences(database: GatewayDatabase, now: () => Date): PreferenceStore {
  return {
    async of(person) {
      const views = await database
        .selectFrom('saved_views')
        .select(['id', 'list', 'name', 'search_text', 'is_default'])
        .where(ofPerson(person))
        .orderBy('created_at')
        .orderBy('name')
        .execute();
      const last = await database
        .selectFrom('last_branches')
        .select('branch_id')
        .where(ofPerson(person))
        .executeTakeFirst();
      return {
        branch: last?.branch_id ?? null,
        views: views.map(({ search_text, is_default, ...view }) => ({
          ...view,
          search: JSON.parse(search_text) as SaveView['search'],
          isDefault: is_default === 1,
        })),
      };
    },

    saveView: (person, id, { list, name, search, isDefault }) =>
      database.transaction().execute(async (transaction) => {
        const others = await transaction
          .selectFrom('saved_views')
          .select(['id', 'list', 'name'])
          .where(ofPerson(person))
          .where('id', '<>', id)
          .execute();
        const ofList = others.filter((view) => view.list === list);
        const ofName = ofList.filter((view) => view.name === name).map((view) => view.id);
        const isFull = (count: number, most: number) => count - ofName.length >= most;
        if (isFull(ofList.length, viewLimits.views)) return false;
        if (isFull(others.length, viewLimits.ofPerson)) return false;
        if (ofName.length > 0) {
          await transaction
            .deleteFrom('saved_views')
            .where(ofPerson(person))
            .where('id', 'in', ofName)
            .execute();
        }
        if (isDefault) {
          await transaction
            .updateTable('saved_views')
            .set({ is_default: 0 })
            .where(ofPerson(person))
            .where('list', '=', list)
            .execute();
        }
        const written = {
          list,
          name,
          search_text: JSON.stringify(search),
          is_default: isDefault ? 1 : 0,
        };
        const { business, operator } = person;
        await transaction
          .insertInto('saved_views')
          .values({ business, operator, id, created_at: now().toISOString(), ...written })
          .onConflict((conflict) =>
            conflict.columns(['business', 'operator', 'id']).doUpdateSet(written),
          )
          .execute();
        return true;
      }),

    async removeView(person, id) {
      await database
        .deleteFrom('saved_views')
        .where(ofPerson(person))
        .where('id', '=', id)
        .execute();
    },

    async chooseBranch({ business, operator }, branch) {
      await database
        .insertInto('last_branches')
        .values({ business, operator, branch_id: branch })
        .onConflict((conflict) =>
          conflict.columns(['business', 'operator']).doUpdateSet({ branch_id: branch }),
        )
        .execute();
    },
  };
}
