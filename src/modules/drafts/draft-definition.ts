import type { DraftForm } from '@/api/drafts/schemas';

/** How what is typed into a form becomes a draft, and a draft of any age a form again. */
export interface DraftDefinition<Values> {
  form: DraftForm;
  /** Raised when what is typed there changes its shape; `upgrade` then knows the shape before. */
  schema: number;
  /** The form before anything is typed; it also says what each field holds. */
  empty: Values;
  /** An empty row of every list in the form, by its path. */
  rows?: Readonly<Record<string, unknown>>;
  /** Values of an earlier shape in the present one; what it leaves as it was is told as not restored. */
  upgrade?: (values: Record<string, unknown>, schema: number) => Record<string, unknown>;
  /** What people know it by, such as the code and the name. */
  title: (values: Values) => string;
}
