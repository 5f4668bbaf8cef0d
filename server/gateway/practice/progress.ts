import { missions, type OwnWord, type Practice } from '../../../src/contract/practice';
import type { GatewayDatabase } from '../database';
import type { Person } from '../sessions/person';
import { recognise, type Records } from './recognise';

/** How far people have come with the missions. */
export type Progress = {
  /** @param nightSchedule - the one that is to be read; null: there is none, nor its mission. */
  of(person: Person, nightSchedule: string | null): Promise<Practice['missions']>;
  say(person: Person, word: OwnWord): Promise<void>;
  beginAnew(person: Person): Promise<void>;
};

/** Before anybody began. */
const always = '';

export function createProgress(database: GatewayDatabase, now: () => Date): Progress {
  const ownWords = ({ business, operator }: Person) =>
    database
      .selectFrom('practice_progress')
      .select(['what', 'at'])
      .where('business', '=', business)
      .where('operator', '=', operator)
      .execute();

  const forgotten = ({ business, operator }: Person) =>
    database
      .deleteFrom('practice_progress')
      .where('business', '=', business)
      .where('operator', '=', operator);

  async function note(person: Person, what: string): Promise<void> {
    const { business, operator } = person;
    const at = now().toISOString();
    await database
      .insertInto('practice_progress')
      .values({ business, operator, what, at })
      .onConflict((conflict) =>
        conflict.columns(['business', 'operator', 'what']).doUpdateSet({ at }),
      )
      .execute();
  }

  return {
    async of(person, nightSchedule) {
      const said = new Map((await ownWords(person)).map(({ what, at }) => [what, at]));
      const since = said.get('start') ?? always;
      const known = {
        ...recognise(await recordsOf(database, person, nightSchedule, since)),
        expiry: said.get('expiry') ?? null,
      };
      return missions
        .filter((id) => id !== 'schedule' || nightSchedule !== null)
        .map((id) => ({ id, doneAt: known[id] }));
    },

    async say(person, { mission, done }) {
      if (done) return note(person, mission);
      await forgotten(person).where('what', '=', mission).execute();
    },

    async beginAnew(person) {
      await forgotten(person).execute();
      await note(person, 'start');
    },
  };
}

/** What happened here after `since`; what was brought from another journal did not. */
async function recordsOf(
  database: GatewayDatabase,
  { business, operator }: Person,
  nightSchedule: string | null,
  since: string,
): Promise<Records> {
  const applied = database
    .selectFrom('attempts')
    .where('attempts.business', '=', business)
    .where('operator', '=', operator)
    .where('imported_at', 'is', null)
    .where('state', '=', 'applied')
    .where('recorded_at', '>', since)
    .orderBy('recorded_at');
  const [purchases, paid, settled, read] = await Promise.all([
    applied
      .select(['code', 'recorded_at as at'])
      .where('operation', '=', 'expenses.create')
      .execute(),
    applied
      .innerJoin('payment_parts', 'payment_parts.attempt_id', 'attempts.id')
      .select(['payment_parts.purchase_id as purchase', 'recorded_at as at'])
      .execute(),
    database
      .selectFrom('attempts')
      .select('settled_at')
      .where('business', '=', business)
      .where('settled_by', '=', operator)
      .where('imported_at', 'is', null)
      .where('settled_at', '>', since)
      .orderBy('settled_at')
      .limit(1)
      .execute(),
    database
      .selectFrom('directory_opened')
      .select('at')
      .where('business', '=', business)
      .where('operator', '=', operator)
      .where('kind', '=', 'schedule')
      .where('id', '=', nightSchedule ?? '')
      .where('at', '>', since)
      .execute(),
  ]);
  return {
    purchases,
    paid,
    settled: settled.map(({ settled_at }) => ({ at: settled_at ?? '' })),
    read,
  };
}
