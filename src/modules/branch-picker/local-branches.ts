import * as z from 'zod/mini';
import { useSyncExternalStore } from 'react';
import { isIdentifier } from '@/domain/identifier';
import { storedValue } from '../browser-storage/stored-value';

/** A branch someone pasted because the service's list could not be read; the name is only ours. */
export interface PastedBranch {
  id: string;
  name: string;
}

/** In lower case; an earlier version kept them as they were pasted. */
const identifier = z.string().check(z.refine(isIdentifier), z.toLowerCase());
const pastedBranches = z.pipe(
  z.array(z.object({ id: identifier, name: z.string() })),
  // The same one twice, kept in two spellings, has the name it got last.
  z.transform((kept) => [...new Map(kept.map((branch) => [branch.id, branch])).values()]),
);
const placeSchema = z.object({
  /** The branch last chosen, where an earlier version kept it; the gateway does now. */
  remembered: z.optional(z.nullable(identifier)),
  pasted: pastedBranches,
});
/** What this browser keeps about branches, by business. */
type Place = z.infer<typeof placeSchema>;

const storedSchema = z.record(z.string(), placeSchema);
const nothing: Place = { pasted: [] };
const places = storedValue('trastienda.branches', storedSchema, {});

function placeOf(business: string): Place {
  return places.get()[business] ?? nothing;
}

/** Adds a pasted branch or renames the one with the same id. */
export function keepPastedBranch(business: string, branch: PastedBranch): void {
  const place = placeOf(business);
  const others = place.pasted.filter((known) => known.id !== branch.id);
  places.set({ ...places.get(), [business]: { ...place, pasted: [...others, branch] } });
}

export function usePastedBranches(business: string): readonly PastedBranch[] {
  const snapshot = () => placeOf(business).pasted;
  return useSyncExternalStore(places.subscribe, snapshot, snapshot);
}

/** The branch last chosen, as an earlier version left it. */
export const branchLeftHere = (business: string): string | null =>
  placeOf(business).remembered ?? null;

/** The gateway has it, or another one that was chosen later. */
export function forgetBranchLeftHere(business: string): void {
  const { pasted } = placeOf(business);
  places.set({ ...places.get(), [business]: { pasted } });
}
