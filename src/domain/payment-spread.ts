import Big from 'big.js';

/** A purchase in a payment, as far as an amount is shared out over it. */
export interface Payable {
  id: string;
  /** What is known to be left to pay, as decimal text; null: not known. */
  rest: string | null;
  /** `YYYY-MM-DD`; null: without a date, which comes last. */
  due: string | null;
  /** What stands in the row: decimal text, or empty. */
  amount: string;
}

/** What each row gets, in the order of the rows and to the cent, empty for nothing; and what found no place. */
export interface Spread {
  amounts: string[];
  /** Decimal text; negative where the rows say more than there is. */
  left: string;
}

/** Every purchase to its end; one whose rest is not known keeps what stands in it. */
export function payInFull(rows: readonly Payable[]): Spread {
  return spreadOf(
    rows.map((row) => restOf(row) ?? typedOf(row)),
    null,
  );
}

/** Each purchase to its end before the next, the one due first first. A rest that is not known takes nothing. */
export function spreadOldestFirst(rows: readonly Payable[], amount: string): Spread {
  let left = cents(amount);
  const given = rows.map(() => nothing);
  for (const at of oldestFirst(rows)) {
    const part = least(left, restOf(rows[at]) ?? nothing);
    given[at] = part;
    left = left.minus(part);
  }
  return spreadOf(given, amount);
}

/** In proportion to what is left to pay. The cents that a division leaves go where the most was cut off. */
export function spreadProRata(rows: readonly Payable[], amount: string): Spread {
  const rests = rows.map((row) => restOf(row) ?? nothing);
  const whole = sum(rests);
  if (whole.eq(0)) return spreadOf(rests, amount);
  const available = least(cents(amount), whole);
  const exact = rests.map((rest) => rest.times(available).div(whole));
  const given = exact.map((share) => share.round(0, Big.roundDown));
  const mostCutOff = exact
    .map((share, at) => ({ at, cut: share.minus(given[at] ?? nothing) }))
    .toSorted((one, other) => other.cut.cmp(one.cut) || one.at - other.at);
  const spare = available.minus(sum(given)).toNumber();
  for (const { at } of mostCutOff.slice(0, spare)) given[at] = given[at]?.plus(1) ?? nothing;
  return spreadOf(given, amount);
}

/** The same to each, as far as what is left of it to pay allows; what one cannot take goes to the others. */
export function spreadEqually(rows: readonly Payable[], amount: string): Spread {
  const rests = rows.map(restOf);
  const given = rows.map(() => nothing);
  let left = cents(amount);
  // The smallest first: what it cannot take is shared by all that come after it.
  const smallestFirst = rests
    .map((rest, at) => ({ at, rest }))
    .toSorted((one, other) =>
      one.rest === null || other.rest === null
        ? Number(one.rest === null) - Number(other.rest === null)
        : one.rest.cmp(other.rest),
    );
  for (const [index, { at, rest }] of smallestFirst.entries()) {
    const share = left.div(rows.length - index).round(0, Big.roundUp);
    const part = rest === null ? least(share, left) : least(least(share, left), rest);
    given[at] = part;
    left = left.minus(part);
  }
  return spreadOf(given, amount);
}

/** What the rows do not say yet, on top of what stands in them: the one due first first, then the first of unknown rest. */
export function fillRemainder(rows: readonly Payable[], amount: string): Spread {
  const given = rows.map(typedOf);
  let left = cents(amount).minus(sum(given));
  const order = oldestFirst(rows);
  const firstUnknown = order.find((at) => rows[at]?.rest === null && rows[at].amount === '');
  for (const at of order) {
    const has = given[at] ?? nothing;
    const rest = restOf(rows[at]);
    if (rest === null || left.lte(0)) continue;
    const part = least(left, rest.gt(has) ? rest.minus(has) : nothing);
    given[at] = has.plus(part);
    left = left.minus(part);
  }
  if (firstUnknown !== undefined && left.gt(0)) given[firstUnknown] = left;
  return spreadOf(given, amount);
}

const nothing = new Big(0);

/** Parts of a cent cannot be paid. */
function cents(amount: string): Big {
  const whole = new Big(amount).times(100).round(0, Big.roundDown);
  return whole.gt(0) ? whole : nothing;
}

function restOf(row: Payable | undefined): Big | null {
  return row === undefined || row.rest === null ? null : cents(row.rest);
}

function typedOf({ amount }: Payable): Big {
  return amount === '' ? nothing : cents(amount);
}

function oldestFirst(rows: readonly Payable[]): number[] {
  const day = (at: number) => rows[at]?.due ?? '9999-12-31';
  return [...rows.keys()].toSorted((one, other) =>
    day(one) < day(other) ? -1 : day(one) > day(other) ? 1 : one - other,
  );
}

const least = (one: Big, other: Big): Big => (one.lt(other) ? one : other);

const sum = (amounts: readonly Big[]): Big =>
  amounts.reduce((so, amount) => so.plus(amount), nothing);

function spreadOf(given: readonly Big[], amount: string | null): Spread {
  const placed = sum(given);
  const left = amount === null ? nothing : cents(amount).minus(placed);
  return {
    amounts: given.map((part) => (part.eq(0) ? '' : part.div(100).toFixed(2))),
    left: left.div(100).toFixed(2),
  };
}
