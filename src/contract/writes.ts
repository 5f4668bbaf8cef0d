import type { Profile } from './profile';

/** What a 404 of an operation speaks of. `told`: it names a branch and another record alike, and its message has to be asked. */
export type Missing = 'record' | 'branch' | 'told';

/** What there is to know of a write besides the words of its body, which are those of its area in `src/api`. */
interface WriteRecord {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below the versioned base; `{id}` is the record it changes. Not documented: the setting of the profile that names it. */
  path: string | { setting: keyof Profile['paths'] };
  /** The permission it takes; null where none is documented (API description, Authentication). */
  scope: string | null;
  missing: Missing;
  /** The service knows a second send of the same key (API description, Limits: payments alone). */
  isIdempotent: boolean;
  /** What it answers names employees: that is neither kept nor shown nor carried elsewhere (R9). */
  isOfPeople: boolean;
  /** The forms it is typed in and kept from, as drafts. */
  drafts: readonly string[];
  /** What the journal draws from its body and answer. */
  facts: readonly string[];
  /** The areas whose data the service may show otherwise afterwards, besides the journal. */
  changes: readonly string[];
}

const usual = { isIdempotent: false, isOfPeople: false } as const;

/**
 * The writes of the service, as `area.operation`. What the gateway lets through, what the journal may be narrowed to, which drafts
 * there are and what is read again afterwards all follow from this table.
 */
export const writes = {
  'entry-types.create': {
    ...usual,
    method: 'POST',
    path: '/accounting/entry-types',
    scope: 'accounting.entry_types.write',
    missing: 'record',
    drafts: ['entry-types'],
    facts: ['recordId', 'code', 'name'],
    changes: [],
  },
  'products.create': {
    ...usual,
    method: 'POST',
    path: '/products',
    scope: null,
    missing: 'branch',
    drafts: ['products'],
    facts: ['branchId', 'recordId', 'code', 'name', 'amount'],
    // The gateway's directory learns the ids that a write names.
    changes: ['products', 'directory'],
  },
  'products.update': {
    ...usual,
    method: 'PUT',
    path: '/products/{id}',
    scope: 'products',
    missing: 'told',
    drafts: ['product-edits', 'stock-changes'],
    facts: ['branchId', 'recordId', 'code', 'name', 'amount'],
    // A change of availability is an inventory adjustment (API description, Endpoints, side effects).
    changes: ['products', 'batches', 'directory'],
  },
  'expenses.create': {
    ...usual,
    method: 'POST',
    path: '/expenses',
    scope: 'expenses',
    // A 404 may speak of the branch or of the provider.
    missing: 'told',
    drafts: ['purchases', 'excluded-purchases'],
    facts: ['branchId', 'recordId', 'providerId', 'code', 'date', 'amount'],
    changes: ['products', 'batches', 'directory'],
  },
  'providers.create': {
    ...usual,
    method: 'POST',
    path: '/providers',
    scope: 'providers',
    // The branch is the only record a new provider names that must be the business's own.
    missing: 'branch',
    drafts: ['providers'],
    facts: ['branchId', 'recordId', 'providerId', 'code', 'name'],
    changes: ['directory'],
  },
  'schedule-assignments.delete': {
    ...usual,
    method: 'DELETE',
    path: '/hr/schedule-assignments/{id}',
    scope: 'hr.schedules.write',
    missing: 'record',
    isOfPeople: true,
    drafts: [],
    facts: ['recordId'],
    changes: [],
  },
  'payments.apply': {
    ...usual,
    method: 'POST',
    path: { setting: 'paymentApplication' },
    scope: null,
    missing: 'told',
    isIdempotent: true,
    drafts: ['payments'],
    facts: ['branchId', 'recordId', 'providerId', 'code', 'date', 'amount'],
    // What is still to pay of a purchase is all that can be read of a payment.
    changes: ['expenses', 'directory'],
  },
} as const satisfies Record<`${string}.${string}`, WriteRecord>;

type Writes = typeof writes;
export type WriteOperation = keyof Writes;
type Of<Name extends keyof WriteRecord> = Writes[WriteOperation][Name];

/**
 * Kept as drafts though no one write is typed in them: what leaves from there is paper or a file (a schedule has no operation that
 * changes it), or a job of many writes.
 */
export const plans = ['schedule-plans', 'many-payments'] as const;
export type PlanForm = (typeof plans)[number];

/** Typed into and kept, as a draft names it. */
export type DraftForm = Of<'drafts'>[number] | PlanForm;
export type WriteScope = NonNullable<Of<'scope'>>;

/** What the journal draws from one write, by name. */
export type FactName<Name extends WriteOperation> = Writes[Name]['facts'][number];

export const writeOperations = Object.keys(writes) as WriteOperation[];

export const isWrite = (operation: string): operation is WriteOperation =>
  Object.hasOwn(writes, operation);

/** Where a write goes below the versioned base; null while nobody has named what the description does not give. */
export function writePath(name: WriteOperation, { paths }: Pick<Profile, 'paths'>): string | null {
  const { path } = writes[name];
  return typeof path === 'string' ? path : paths[path.setting];
}
