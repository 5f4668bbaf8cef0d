import { attemptContextSchema } from '../../../src/contract/attempt';
import type { Profile } from '../../../src/contract/profile';
import { firstText, idOf, isRecord, partOf, textOf } from '../told-values';
import type { AttemptsTable } from '../ledger/tables';
import type { Met } from './remember';

/** The columns of an attempt that say whom and what it names. */
export const meeting = [
  'id',
  'operation',
  'body_text',
  'context',
  'branch_id',
  'record_id',
  'provider_id',
  'code',
  'date',
  'amount',
  'operator',
  'latest_at',
] as const satisfies (keyof AttemptsTable)[];

export type AppliedWrite = Pick<AttemptsTable, (typeof meeting)[number]>;

/** The records that a write which was applied created or named. */
export function metInWrite(write: AppliedWrite, profile: Profile): Met[] {
  const body = objectIn(write.body_text);
  return [
    ...branchIn(write),
    ...providerIn(write, body),
    ...purchaseIn(write, body),
    ...idsIn(body, 'prices', 'price_list_id', 'price-list'),
    ...idsIn(body, 'allocations', profile.paymentAllocation.purchase, 'purchase'),
  ];
}

/** The screen it was written on says what the branch is called. */
function branchIn({ branch_id: id, context }: AppliedWrite): Met[] {
  if (id === null) return [];
  const { branchId, branchName } = attemptContextSchema.parse(JSON.parse(context));
  const name = branchId?.toLowerCase() === id ? (branchName ?? null) : null;
  return [{ kind: 'branch', id, source: 'seen', name }];
}

/** The answer leaves the branch out, so all of a new one is read from what was sent (API description, Provider). */
function providerIn(write: AppliedWrite, body: Record<string, unknown>): Met[] {
  const { operation, provider_id: id } = write;
  if (id === null) return [];
  if (operation !== 'providers.create') return [{ kind: 'provider', id, source: 'seen' }];
  const data = partOf(body, 'data');
  const legalName = textOf(data['legal_name']);
  return [
    {
      kind: 'provider',
      id,
      source: 'created',
      name: textOf(data['provider_name']) ?? legalName,
      legal_name: legalName,
      tax_number: textOf(data['tax_number']),
      register_number: textOf(data['register_number']),
      email: textOf(data['email']),
      branch_id: idOf(data['branch_id']),
    },
  ];
}

/** A purchase is called by the number on its paper. */
function purchaseIn(write: AppliedWrite, body: Record<string, unknown>): Met[] {
  const { operation, record_id: id, code, date, amount, provider_id, branch_id } = write;
  if (operation !== 'expenses.create' || id === null) return [];
  const name = firstText(body['number_control']);
  return [
    { kind: 'purchase', id, source: 'created', name, code, date, amount, provider_id, branch_id },
  ];
}

function idsIn(
  body: Record<string, unknown>,
  list: string,
  field: string,
  kind: Met['kind'],
): Met[] {
  const items: unknown = Object.hasOwn(body, list) ? body[list] : null;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown): Met[] => {
    const id = isRecord(item) ? idOf(item[field]) : null;
    return id === null ? [] : [{ kind, id, source: 'seen' }];
  });
}

/** It was found to be an object, or empty, before it was recorded. */
function objectIn(text: string): Record<string, unknown> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return isRecord(value) ? value : {};
}
