import type { CatalogItem } from '@/api/catalogs/schemas';
import { cleanIdentifier, isIdentifier } from '@/domain/identifier';
import { plainText, textSearch } from '@/domain/search-text';

/** Which of an item's values a field sends: the service wants the id in one place and the official code in another. */
export type SubmittedKey = 'id' | 'code';

/** What an item is sent as; null for one that lacks it. */
export function keyOf(item: CatalogItem, submits: SubmittedKey): string | null {
  return submits === 'id' ? item.id : item.code;
}

export function itemOf(
  items: readonly CatalogItem[],
  submits: SubmittedKey,
  key: string,
): CatalogItem | null {
  const wanted = submits === 'id' ? key.toLowerCase() : key;
  const found = items.find((item) => {
    const own = keyOf(item, submits);
    return (submits === 'id' ? own?.toLowerCase() : own) === wanted;
  });
  return found ?? null;
}

/** What an item of any catalog is found by. */
type Searched = Pick<CatalogItem, 'id' | 'name' | 'code'>;

const byWords = textSearch<Searched>(({ code, name }) => [code, name]);

/**
 * The items that what is typed may mean: those whose code begins with its digits, the one whose identifier it is, or those with all
 * its words in code or name.
 */
export function searchItems<Item extends Searched>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const pasted = cleanIdentifier(typed).toLowerCase();
  if (isIdentifier(pasted)) return items.filter(({ id }) => id.toLowerCase() === pasted);
  const text = plainText(typed).trim();
  if (!/^\d/.test(text)) return byWords(items, text);
  const starting = items.filter(({ code }) => code !== null && plainText(code).startsWith(text));
  return starting.length > 0 ? starting : byWords(items, text);
}

/** The same for a choice: what is retired is not for new choices, and what lacks the key cannot be sent. */
export function findItems(
  items: readonly CatalogItem[],
  submits: SubmittedKey,
  typed: string,
): CatalogItem[] {
  const offered = items.filter((item) => !item.retired && keyOf(item, submits) !== null);
  return [...searchItems(offered, typed)];
}
