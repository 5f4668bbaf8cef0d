import * as z from 'zod/mini';
import { readRows, type Rows } from '../core/rows';
import { readShape } from '../core/shape';
import { optionalCode, optionalFlag, uuid } from '../core/wire';

export const catalogNames = [
  'activities',
  'product-categories',
  'product-measurements',
  'payment-methods',
  'incoterms',
  'countries',
] as const;
export type CatalogName = (typeof catalogNames)[number];

export interface CatalogItem {
  id: string;
  /** The best text the service gave: its name, or else its code, or else the id. */
  name: string;
  /** The tax authority's code, as text: `01` is not `1`. */
  code: string | null;
  /** Not offered for new choices, still shown where it was chosen. */
  retired: boolean;
}

const standardFields = z.object({
  id: uuid,
  name: optionalCode,
  number_code: optionalCode,
  trashed: optionalFlag,
});

/** Makes an item of the documented fields of the five catalogs that share them. */
export function toCatalogItem(wire: z.infer<typeof standardFields>): CatalogItem {
  return {
    id: wire.id,
    name: wire.name ?? wire.number_code ?? wire.id,
    code: wire.number_code,
    retired: wire.trashed ?? false,
  };
}

const standardItem = z.pipe(standardFields, z.transform(toCatalogItem));

/** Economic activities name their code otherwise and are never retired (API description, Catalog item). */
const activity = z.pipe(
  z.object({ id: uuid, code: optionalCode, name: optionalCode }),
  z.transform(({ id, code, name }): CatalogItem => ({
    id,
    name: name ?? code ?? id,
    code,
    retired: false,
  })),
);

const catalogShape = z.object({ data: z.array(z.unknown()) });

export function readCatalog(body: unknown): Rows<CatalogItem> {
  return readRows(standardItem, readShape(catalogShape, body).data, 'data');
}

export function readActivities(body: unknown): Rows<CatalogItem> {
  return readRows(activity, readShape(catalogShape, body).data, 'data');
}
