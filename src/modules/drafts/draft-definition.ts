import type { DraftForm } from '@/api/drafts/schemas';

/**
 * How what is typed into a form becomes a draft, and a draft of any age a form again. `Origin` is the record as a form that
 * changes one was filled with; null where something new is made.
 */
export interface DraftDefinition<Values, Origin extends object | null = null> {
  form: DraftForm;
  /** Raised when what is typed there changes its shape; `upgrade` then knows the shape before. */
  schema: number;
  /** The form before anything is typed; it also says what each field holds. */
  empty: (origin: Origin) => Values;
  /** An empty row of every list in the form, by its path. */
  rows?: Readonly<Record<string, unknown>>;
  /** Values of an earlier shape in the present one; what it leaves as it was is told as not restored. */
  upgrade?: (values: Record<string, unknown>, schema: number) => Record<string, unknown>;
  /** The record that was kept with a draft; null: nothing can be made of it, and so nothing of what was typed about it. */
  readOrigin: (kept: unknown) => Origin | null;
  /** What people know it by, such as the code and the name. */
  title: (values: Values, origin: Origin) => string;
}

/** The record that a form changes. */
export interface DraftSubject<Origin> {
  id: string;
  /** As it was when what is typed now began. */
  origin: Origin;
  /** As it was read last: what the form begins with when nothing is typed. */
  latest: Origin;
  /** The form is filled about this reading. */
  onOrigin: (origin: Origin) => void;
}

/** For forms that make something new: there is nothing they could be about. */
export const noOrigin = (): null => null;
