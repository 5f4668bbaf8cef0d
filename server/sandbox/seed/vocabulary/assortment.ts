import { drinksAndHome } from './drinks-and-home';
import { fresh } from './fresh';
import { groceries } from './groceries';
import { hardware } from './hardware';
import { household } from './household';
import type { Kind, Pack } from './kind';
import { pharmacy } from './pharmacy';
import { services } from './services';

const kinds: readonly Kind[] = [
  ...groceries,
  ...fresh,
  ...drinksAndHome,
  ...pharmacy,
  ...hardware,
  ...household,
  ...services,
];

export const categoryNames: readonly string[] = [...new Set(kinds.map((kind) => kind.category))];

/** One article of the shop: a kind in one type, brand and pack. */
export interface Article {
  kind: Kind;
  name: string;
  pack: Pack;
}

const brandsOf = (kind: Kind) => (kind.brands.length === 0 ? [''] : kind.brands);

const combinationsOf = (kind: Kind) =>
  kind.types.length * kind.packs.length * brandsOf(kind).length;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A step that visits every combination of a kind once, and neighbours far apart. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (gcd(stride, count) !== 1) stride += 1;
  return stride;
}

function articleOf(kind: Kind, combination: number): Article {
  const brands = brandsOf(kind);
  const pack = kind.packs[combination % kind.packs.length];
  const rest = Math.floor(combination / kind.packs.length);
  const type = kind.types[rest % kind.types.length];
  const brand = brands[Math.floor(rest / kind.types.length)];
  if (!pack || type === undefined || brand === undefined) {
    throw new RangeError(`${kind.name} has no combination ${combination}`);
  }
  const name = [kind.name, type, brand, pack.label].filter((part) => part !== '').join(' ');
  return { kind, name, pack };
}

/** All of a list once, neighbours far apart. */
function shuffled<T>(items: readonly T[]): T[] {
  const stride = strideOf(items.length);
  return items.flatMap((_, index) => items[(index * stride) % items.length] ?? []);
}

/**
 * The first `count` articles, all with different names: one of every kind, then a second one, and so on, so that a
 * small shop has a little of everything.
 */
export function articles(count: number, sold: (kind: Kind) => boolean): Article[] {
  const shelves = shuffled(kinds.filter(sold)).map((kind, index) => {
    const combinations = combinationsOf(kind);
    return { kind, combinations, start: index * 7, stride: strideOf(combinations) };
  });
  const found: Article[] = [];
  for (let round = 0; found.length < count; round += 1) {
    const before = found.length;
    for (const { kind, combinations, start, stride } of shelves) {
      if (found.length === count) break;
      if (round < combinations) {
        found.push(articleOf(kind, (start + round * stride) % combinations));
      }
    }
    if (found.length === before) throw new RangeError(`The vocabulary has no ${count} articles`);
  }
  return found;
}
