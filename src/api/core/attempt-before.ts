import { recordBeforeSchema, type AttemptContext } from '@/contract/attempt';
import { firstCharacters } from '@/domain/first-characters';

/** A product as it was read; the price is a decimal text. */
type Before = Record<'sku' | 'name' | 'price', string | null>;

/** What the journal says of a product beside a change of it. What does not fit is left out: a note stands in no write's way. */
export function beforeChange({ sku, name, price }: Before): Pick<AttemptContext, 'before'> {
  const { price: priceText } = recordBeforeSchema.shape;
  const known = priceText.safeParse(price ?? undefined);
  return {
    before: {
      ...(sku !== null && { code: firstCharacters(sku, 60) }),
      ...(name !== null && { name: firstCharacters(name, 120) }),
      ...(known.data !== undefined && { price: known.data }),
    },
  };
}
