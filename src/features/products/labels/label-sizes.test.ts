import { describe, expect, it } from 'vitest';
import { barcodeOf, quietModules } from '@/domain/code-128';
import { moduleWidth } from './product-label';
import { labelSizes, sizeOf } from './label-search';

const widthOn = (sku: string, size: Parameters<typeof sizeOf>[0]) => {
  const barcode = barcodeOf(sku);
  return barcode && moduleWidth(barcode, sizeOf(size));
};

describe('a barcode on a label', () => {
  it('takes the room there is, up to what is of use', () => {
    expect(widthOn('7501', 'sheet-30')).toBe(0.4);
    expect(widthOn('7501234567890', 'sheet-24')).toBe(0.4);
  });

  it('has modules of whole dots on a roll, so that all bars come out as wide as they are meant', () => {
    expect(widthOn('7501', 'roll-57x32')).toBe(0.375);
    expect(widthOn('7501234567890', 'roll-40x25')).toBe(0.25);
  });

  it('is left out where its bars would be too narrow to be read', () => {
    expect(widthOn('UN-CODIGO-BASTANTE-LARGO', 'roll-40x25')).toBeNull();
    expect(widthOn('UN-CODIGO-LARGO', 'sheet-24')).not.toBeNull();
  });

  it.each(labelSizes)('fits with its quiet zones between the paddings of $id', (size) => {
    for (const sku of ['1', '7501', '7501234567890', 'CAFE-01', 'ARROZ-SAN-PEDRO']) {
      const barcode = barcodeOf(sku);
      const module = barcode && moduleWidth(barcode, size);
      if (barcode === null || module === null) continue;
      const width = (barcode.modules + 2 * quietModules) * module;
      expect(width).toBeLessThanOrEqual(size.width - 2 * size.padding + 1e-9);
    }
  });
});
