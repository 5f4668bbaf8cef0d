import type { GatewayDatabase } from '../database';
import { searchable } from '../ledger/search-text';
import type { Identity } from '../sessions/integrations';

/** A word of fewer letters is in most names: it would find nearly everything. */
const shortest = 3;
/** A word in more names than this says of no one whose it is, and they would be too many to ask by. */
const most = 500;

/** The suppliers a word of a search may mean, by the names the directory has; none where the viewer may not see suppliers. */
export async function providersNamed(
  database: Pick<GatewayDatabase, 'selectFrom'>,
  { business, areas }: Pick<Identity, 'business' | 'areas'>,
  spellings: readonly string[],
): Promise<string[]> {
  const words = spellings.filter((word) => word.length >= shortest);
  const sees = areas === null || areas.includes('providers');
  if (!sees || words.length === 0) return [];
  const namesIn = (table: 'directory' | 'directory_given') =>
    database
      .selectFrom(table)
      .select(['id', 'name', 'legal_name'])
      .where('business', '=', business)
      .where('kind', '=', 'provider')
      .execute();
  const named = [...(await namesIn('directory')), ...(await namesIn('directory_given'))];
  const found = named.filter(({ name, legal_name: legalName }) => {
    const text = searchable([name, legalName]);
    return words.some((word) => text.includes(word));
  });
  const ids = [...new Set(found.map(({ id }) => id))];
  return ids.length > most ? [] : ids;
}
