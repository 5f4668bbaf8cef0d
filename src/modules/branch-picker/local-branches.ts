import * as z from 'zod/mini';
import { useSyncExternalStore } from 'react';
import { isIdentifier } from '@/domain/identifier';
import { storedValue } from '../browser-storage/stored-value';

/** A branch someone pasted because the service's list could not be read; the name is only ours. */
export interface PastedBranch {
  id: string;
  name: string;
}

const placeSchema = z.object({
  remembered: z.nullable(z.string().check(z.refine(isIdentifier))),
  pasted: z.array(z.object({ id: z.string().check(z.refine(isIdentifier)), name: z.string() })),
});
/** What this browser keeps about branches, by business. */
type Place = z.infer<typeof placeSchema>;

const storedSchema = z.record(z.string(), placeSchema);
const nothing: Place = { remembered: null, pasted: [] };
const places = storedValue('trastienda.branches', storedSchema, {});

function write(business: string, change: Partial<Place>): void {
  places.set({ ...places.get(), [business]: { ...placeOf(business), ...change } });
}

function placeOf(business: string): Place {
  return places.get()[business] ?? nothing;
}

/** The branch last chosen on purpose for this business, or null. */
export function rememberedBranch(business: string): string | null {
  return placeOf(business).remembered;
}

export function rememberBranch(business: string, id: string): void {
  if (placeOf(business).remembered !== id) write(business, { remembered: id });
}

/** Adds a pasted branch or renames the one with the same id. */
export function keepPastedBranch(business: string, branch: PastedBranch): void {
  const others = placeOf(business).pasted.filter((known) => known.id !== branch.id);
  write(business, { pasted: [...others, branch] });
}

export function useLocalBranches(business: string): Place {
  const snapshot = () => placeOf(business);
  return useSyncExternalStore(places.subscribe, snapshot, snapshot);
}
