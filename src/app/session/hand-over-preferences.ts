import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { preferenceMutations } from '@/api/preferences/mutations';
import { preferenceQueries } from '@/api/preferences/queries';
import { viewMutations } from '@/api/preferences/view-mutations';
import { viewLimits, type SavedView } from '@/api/preferences/schemas';
import { keptInView } from '@/contract/save-preferences';
import { firstCharacters } from '@/domain/first-characters';
import { branchLeftHere, forgetBranchLeftHere } from '@/modules/branch-picker/local-branches';
import { storedText } from '@/modules/browser-storage/stored-value';
import { viewsLeftHereKey } from '@/modules/saved-views/views-left-here';

/** By business, then by list. */
const leftSchema = z.object({
  version: z.literal(1),
  businesses: z.record(
    z.string(),
    z.record(
      z.string(),
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          search: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
          isDefault: z.boolean(),
        }),
      ),
    ),
  ),
});
type Left = z.infer<typeof leftSchema>;

/**
 * Hands what an earlier version kept in this browser to the gateway, under whoever works here first. Each is forgotten here once the
 * gateway has it; what could not be handed over waits for the next page.
 */
export async function handOverPreferences(
  queryClient: QueryClient,
  business: string,
): Promise<void> {
  const known = await queryClient.query(preferenceQueries.mine());
  const branch = branchLeftHere(business);
  if (branch !== null) {
    if (known.branch === null) {
      await new MutationObserver(queryClient, preferenceMutations.chooseBranch()).mutate(branch);
    }
    forgetBranchLeftHere(business);
  }
  const saving = new MutationObserver(queryClient, viewMutations.save());
  for (const view of viewsLeft(business)) {
    const mine = (await queryClient.query(preferenceQueries.mine())).views;
    const search = keptInView(view.list, view.search);
    // A list that is no more has no views, and what was handed over by another tab is there.
    if (search !== null && !mine.some(({ id }) => id === view.id)) {
      await saving.mutate(besideThose(mine, { ...view, search }));
    }
    forgetViewLeft(business, view);
  }
}

function readLeft(): Left | null {
  const text = storedText(viewsLeftHereKey);
  return text === null ? null : z.parse(leftSchema, JSON.parse(text));
}

function viewsLeft(business: string): SavedView[] {
  const lists = Object.entries(readLeft()?.businesses[business] ?? {});
  return lists.flatMap(([list, views]) => views.map((view) => ({ ...view, list })));
}

/** Nothing that was saved elsewhere meanwhile gives way: neither a view of the same name nor what the list opens with. */
function besideThose(mine: readonly SavedView[], view: SavedView): SavedView {
  const ofList = mine.filter(({ list }) => list === view.list);
  const isTaken = (name: string) => ofList.some((other) => other.name === name);
  let { name } = view;
  for (let n = 2; isTaken(name); n += 1) {
    const end = ` (${n})`;
    name = firstCharacters(view.name, viewLimits.name - end.length) + end;
  }
  return { ...view, name, isDefault: view.isDefault && !ofList.some((other) => other.isDefault) };
}

function forgetViewLeft(business: string, { list, id }: SavedView): void {
  const left = readLeft();
  if (left === null) return;
  const lists = { ...left.businesses[business] };
  const views = (lists[list] ?? []).filter((view) => view.id !== id);
  lists[list] = views;
  const businesses = { ...left.businesses, [business]: lists };
  const isEmpty = Object.values(businesses).every((one) =>
    Object.values(one).every(({ length }) => length === 0),
  );
  if (isEmpty) localStorage.removeItem(viewsLeftHereKey);
  else localStorage.setItem(viewsLeftHereKey, JSON.stringify({ ...left, businesses }));
}
