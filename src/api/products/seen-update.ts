import Big from 'big.js';
import { decimalText } from '@/domain/decimal-text';
import type { Profile } from '@/contract/profile';
import type { PlannedUpdate } from './planned-update';
import { productKindOf, taxTreatmentOf, type Product } from './schemas';
import { compositionOf } from './words';

/** What a product as it is read now says about a planned update of it. */
export type SeenUpdate =
  /** What the update touches is as it was planned from. */
  | 'unchanged'
  /** It is exactly what the update sends. */
  | 'as-sent'
  /** It is something else: somebody changed it, or only part of it can be seen. */
  | 'other'
  /** The update touches what cannot be read, such as portions. */
  | 'unseen';

/** How a value is compared; decimals by amount, so that 1.1 is 1.10. */
type Value = string | null;

const readings: Record<string, (product: Product) => Value> = {
  name: ({ name }) => name,
  sku: ({ sku }) => sku,
  kind: ({ productType }) => productType && productKindOf(productType),
  composition: ({ compositionType }) => compositionType && compositionOf(compositionType),
  price: ({ price }) => amount(price),
  cost: ({ cost }) => amount(cost),
  limitAvailability: ({ limitAvailability }) =>
    limitAvailability === null ? null : amount(decimalText(limitAvailability)),
  taxTreatment: ({ taxMethod }) => taxMethod && taxTreatmentOf(taxMethod),
  categoryId: ({ categoryId }) => identifier(categoryId),
  measurementId: ({ measurementId }) => identifier(measurementId),
  taxes: ({ taxIds }) => taxIds && idList(taxIds),
};

/** A row of a list need not tell these, and that it does not says nothing of what they are. */
const oftenUntold = new Set(['price', 'taxes']);

const amounts = new Set(['price', 'cost', 'limitAvailability']);
const identifiers = new Set(['categoryId', 'measurementId']);

/**
 * Compares a product with what an update of it started from and with what it sends, in everything the update touches: what was
 * changed and, where omitted fields may be lost, all that it repeats as it was read.
 */
export function seenUpdate(
  planned: PlannedUpdate,
  now: Product,
  { omittedOnUpdate }: Pick<Profile, 'omittedOnUpdate'>,
): SeenUpdate {
  const changes = sentBy(planned);
  const repeated = omittedOnUpdate === 'unknown' ? Object.keys(readings) : [];
  const touched = new Set([...changes.keys(), ...repeated.filter((name) => name !== 'taxes')]);
  const seen = [...touched].flatMap((name) => {
    const reading = readings[name];
    if (reading === undefined) return [];
    const [before, current] = [reading(planned.loaded), reading(now)];
    const isUntold = before === null && current === null && oftenUntold.has(name);
    if (isUntold && changes.has(name)) return [];
    return [{ before, current, sent: changes.get(name) ?? before }];
  });
  const isUnchanged = seen.every(({ current, before }) => current === before);
  if (seen.length < touched.size) return isUnchanged ? 'unseen' : 'other';
  if (seen.every(({ current, sent }) => current === sent)) return 'as-sent';
  return isUnchanged ? 'unchanged' : 'other';
}

/** What an update sends of its own, by field; blank texts are not sent. */
function sentBy({ changes, taxes }: PlannedUpdate): Map<string, Value> {
  const sent = new Map<string, Value>();
  for (const [name, value] of Object.entries(changes)) {
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === undefined || text === '') continue;
    const known = typeof text === 'string' ? text : null;
    sent.set(name, asCompared(name, known));
  }
  if (taxes.way === 'choose') sent.set('taxes', idList(taxes.ids));
  if (taxes.way === 'remove-all') sent.set('taxes', '');
  return sent;
}

function asCompared(name: string, text: string | null): Value {
  if (amounts.has(name)) return amount(text);
  return identifiers.has(name) ? identifier(text) : text;
}

/** The service may spell an identifier in either case. */
const identifier = (id: string | null): Value => id?.toLowerCase() ?? null;

function amount(digits: string | null): Value {
  return digits === null ? null : new Big(digits).toFixed();
}

const idList = (ids: readonly string[]): string =>
  ids
    .map((id) => id.toLowerCase())
    .sort()
    .join(' ');
