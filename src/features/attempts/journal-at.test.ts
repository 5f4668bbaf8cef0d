import { describe, expect, it } from 'vitest';
import { filtersOf } from './attempt-search';
import { journalAt, shownSearchOf } from './journal-at';

const searchedFor = (q: string) => filtersOf({ q, unresolved: true });

describe('R9: what others may see of a search of the journal', () => {
  it.each(['0614-280390-112-1', '06142803', 'NRC 1234-5', 'XAXX010101000', '٠٦١٤٢٨'])(
    'has no room for a number: %s',
    (number) => {
      expect(shownSearchOf(searchedFor(number))).toEqual({ unresolved: true });
      const place = journalAt(searchedFor(number));
      expect(place).toMatchObject({
        search: { q: number },
        mask: { search: { unresolved: true } },
      });
      expect(place.mask.search).not.toHaveProperty('q');
    },
  );

  it.each(['harina', 'lote 12', 'ñandú 305'])('shows any other: %s', (q) => {
    expect(shownSearchOf(searchedFor(q))).toEqual({ q, unresolved: true });
  });
});
