import type { CatalogItem } from '@/api/catalogs/schemas';
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

const byWords = textSearch<CatalogItem>(({ code, name }) => [code, name]);

/**
 * The items for what is typed: digits are the beginning of a code, anything else words of code or name. What is retired is
 * not for new choices, and what lacks the key cannot be sent.
 */
export function findItems(
  items: readonly CatalogItem[],
  submits: SubmittedKey,
  typed: string,
): CatalogItem[] {
  const offered = items.filter((item) => !item.retired && keyOf(item, submits) !== null);
  const text = plainText(typed).trim();
  if (!/^\d/.test(text)) return [...byWords(offered, text)];
  const starting = offered.filter(({ code }) => code !== null && plainText(code).startsWith(text));
  return starting.length > 0 ? starting : [...byWords(offered, text)];
}
