import Big from 'big.js';

/** To the cent, halves up: an amount that the service sends as a number may have the tail of a binary fraction. */
export const toCents = (amount: string): Big => new Big(amount).round(2, Big.roundHalfUp);

/** Less than a cent apart is the same amount. */
export const isSameAmount = (one: string, other: string): boolean =>
  new Big(one).minus(other).abs().lt('0.01');
