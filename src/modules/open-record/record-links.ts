import { useNavigate } from '@tanstack/react-router';
import type { DirectoryKind } from '@/api/directory/schemas';

/** Kinds of the address book whose records the service shows one by one. */
export type OpenKind = Extract<DirectoryKind, 'sale' | 'schedule'>;

export function isOpened(kind: DirectoryKind): kind is OpenKind {
  return kind === 'sale' || kind === 'schedule';
}

/** Where the records of a kind stand in the address, before their identifier. */
export const placeOf: Record<OpenKind, string> = { sale: '/sales/', schedule: '/schedules/' };

/** How many stand beside each other. */
export const mostTogether: Record<OpenKind, number> = { sale: 1, schedule: 4 };

/** The page of one record, with others of its kind beside it. */
export function recordLink(kind: OpenKind, id: string, others: readonly string[] = []) {
  return kind === 'sale'
    ? ({ to: '/sales/$saleId', params: { saleId: id } } as const)
    : ({
        to: '/schedules/$scheduleId',
        params: { scheduleId: id },
        search: { with: others.length === 0 ? undefined : others.join(',') },
      } as const);
}

/** Goes to the page of the first, with the others beside it. */
export function useOpenRecords(kind: OpenKind): (ids: readonly string[]) => void {
  const navigate = useNavigate();
  return ([first, ...others]) => {
    if (first !== undefined) void navigate(recordLink(kind, first, others));
  };
}
