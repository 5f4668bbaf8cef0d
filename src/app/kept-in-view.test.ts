import { describe, expect, it } from 'vitest';
import { keptInView } from '@/contract/save-preferences';
import type { ListAddress } from '@/modules/list/list-address';

type AnyAddress = ListAddress<Record<string, unknown>>;

const isAddress = (value: unknown): value is AnyAddress =>
  typeof value === 'object' && value !== null && 'layout' in value && 'hasViews' in value;

const modules = import.meta.glob<Record<string, unknown>>('../features/*/*-address.ts', {
  eager: true,
});
const tableOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
/** Every list of the app, by its name; a file may declare many in a table. */
const addresses = new Map(
  Object.values(modules)
    .flatMap((file) => Object.values(file))
    .flatMap((value) => [value, ...tableOf(value)])
    .filter(isAddress)
    .map((address) => [address.layout.list, address]),
);
const withViews = [...addresses].filter(([, { hasViews }]) => hasViews);
const inFiltersOf = ({ defaults }: AnyAddress) =>
  Object.keys(defaults).filter((name) => name !== 'page');
const everything = (address: AnyAddress) =>
  Object.fromEntries(inFiltersOf(address).map((name) => [name, 'x']));

describe('what the gateway keeps in a view', () => {
  it.each(withViews)('is what the address of %s says, and nothing else', (list, address) => {
    const said = everything(address);
    expect(keptInView(list, said)).toEqual(said);
    expect(keptInView(list, { ...said, page: 2, other: 'x', salary: 400 })).toEqual(said);
  });

  it('is nothing of a list without views: of people first of all', () => {
    const others = [...addresses.keys()].filter((list) => !withViews.some(([one]) => one === list));
    expect(others).toContain('employees');
    for (const list of others) expect(keptInView(list, {})).toBeNull();
  });

  it.each(withViews.filter(([, address]) => inFiltersOf(address).includes('q')))(
    'is as much of a search as the address of %s shows',
    (list, address) => {
      for (const q of ['ceiba', 'Ruta 21', '0614-110351-102-4', '٠٦١٤', '1234', 'a1b2c3d4']) {
        const shown = address.shown({ ...address.defaults, q, page: 1, perPage: 50 });
        expect([q, 'q' in (keptInView(list, { q }) ?? {})]).toEqual([q, shown['q'] === q]);
      }
    },
  );
});
