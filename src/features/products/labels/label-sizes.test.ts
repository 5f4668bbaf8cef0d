import { describe, expect, it } from 'vitest';
import { barcodeOf } from '@/domain/code-128';
import { moduleWidth } from './barcode-width';
import { sizeOf } from './label-sizes';

const widthOn = (sku: string, size: Parameters<typeof sizeOf>[0]) => {
  const barcode = barcodeOf(sku);
  return barcode && moduleWidth(barcode, sizeOf(size));
};

describe('a barcode on a label', () => {
  it('takes the room there is, up to what is of use', () => {
    expect(widthOn('7501', 'sheet-30')).toBe(0.4);
    expect(widthOn('7501234567890', 'roll-40x25')).toBeCloseTo(36 / (11 * 10 + 13 + 20), 5);
  });

  it('is left out where its bars would be too narrow to be read', () => {
    expect(widthOn('UN-CODIGO-BASTANTE-LARGO', 'roll-40x25')).toBeNull();
    expect(widthOn('UN-CODIGO-LARGO', 'sheet-24')).not.toBeNull();
  });
});
