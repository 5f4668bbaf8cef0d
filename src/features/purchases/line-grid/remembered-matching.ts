import * as z from 'zod/mini';
import { storedValue } from '@/modules/browser-storage/stored-value';
import { tableColumns, type Matching } from './pasted-lines';

const schema = z.object({
  version: z.literal(1),
  /** By the provider's id, the newest last. */
  providers: z.array(
    z.object({ id: z.string(), columns: z.array(z.nullable(z.enum(tableColumns))) }),
  ),
});
const most = 200;

const stored = storedValue('trastienda.line-columns', schema, { version: 1, providers: [] });

/** How this provider's tables were matched last, where they have as many columns. */
export function rememberedMatching(providerId: string, width: number): Matching | null {
  const known = stored.get().providers.find(({ id }) => id === providerId);
  return known?.columns.length === width ? known.columns : null;
}

/** Only which column is which; nothing of what stands in them. */
export function rememberMatching(providerId: string, matching: Matching): void {
  if (providerId === '') return;
  const others = stored.get().providers.filter(({ id }) => id !== providerId);
  const own = { id: providerId, columns: [...matching] };
  stored.set({ version: 1, providers: [...others, own].slice(-most) });
}
