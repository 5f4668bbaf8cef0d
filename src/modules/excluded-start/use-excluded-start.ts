import { useDraftStart } from '../draft-start/use-draft-start';

/** A line of an excluded-subject invoice as it is typed. */
export interface ExcludedRow {
  sku: string;
  description: string;
  quantity: string;
  /** An `ExcludedKind` once one is chosen. */
  kind: string;
  /** Of one. */
  price: string;
}

/** What an excluded-subject invoice may begin with, under the names of its form. */
export interface ExcludedStart {
  providerId: string;
  date: string;
  paymentType?: string;
  lines: readonly ExcludedRow[];
}

/** Begins another excluded-subject invoice with what stands on this screen. Nothing of it is sent. */
export function useExcludedStart(branch: { id: string; name: string | null }) {
  const { start, ...state } = useDraftStart('excluded-purchases', 1);
  return {
    ...state,
    start: (values: ExcludedStart, onKept: (draft: string) => void) =>
      start({ title: values.lines[0]?.description ?? '', branch, values }, onKept),
  };
}
