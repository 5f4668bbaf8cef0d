import * as z from 'zod/mini';
import { readLooseRows } from '../core/named-list';
import { idParam } from '../core/params';
import type { Rows } from '../core/rows';
import { optionalCode, optionalDecimal, optionalText, uuid } from '../core/wire';
import { wireRecord } from '../core/wire-record';

export const taxListParams = z.object({ branch: idParam });

const tax = wireRecord({
  id: ['id', uuid],
  name: ['name', optionalText],
  /** The tax authority's code. */
  code: ['number_code', optionalCode],
  /** `percentage` is the one value known to occur; others are kept as they came. */
  taxType: ['tax_type', optionalText],
  /** A fraction as decimal text: `0.13` is 13 %. */
  fraction: ['percent', optionalDecimal],
});

/** A tax of a branch. It is sent back by its id only. */
export type Tax = z.output<typeof tax>;

/** Whether the tax is a share of the price, so that a price with it can be worked out; nothing is known of other types. */
export function isShareOfPrice(tax: Tax): tax is Tax & { fraction: string } {
  return tax.taxType === 'percentage' && tax.fraction !== null;
}

/** The tax authority's code of the value-added tax (API description, General rules: `number_code` is the official one). */
const vatCode = '20';

/** Whether the tax is the IVA, whose official name is too long to be read in a list. */
export function isVat({ code }: Tax): boolean {
  return code === vatCode;
}

/** Reads a branch's taxes: the list is only mentioned, its rows are as an updated product shows them. */
export function readTaxes(body: unknown): Rows<Tax> {
  return readLooseRows(tax, body);
}
