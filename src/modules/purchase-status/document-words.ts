import { m } from '@/text/generated/messages';

/** A kind in a word; one that nobody knows as it was sent. */
export function documentInWords(type: string | null): string | null {
  const words = {
    ccf: m.purchases_short_ccf,
    ticket: m.purchases_short_ticket,
    fse: m.purchases_short_fse,
  };
  const known = (['ccf', 'ticket', 'fse'] as const).find((one) => one === type);
  return known === undefined ? type : words[known]();
}
