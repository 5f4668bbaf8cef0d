import { quietModules, type Barcode } from '@/domain/code-128';
import type { LabelSize } from './label-sizes';

// Apart from the sizes: every screen reads those of an address, and only a drawn label draws a barcode.

/** Between the label's edge and what is on it. */
export const labelPadding = 2;

/** Below this a bar is too narrow for the readers and printers of a shop. */
const narrowestModule = 0.19;
/** Wider bars only take room. */
const widestModule = 0.4;

/** How wide a barcode's modules are on a label, in millimetres; null where it does not fit. */
export function moduleWidth({ modules }: Barcode, size: LabelSize): number | null {
  const room = size.width - 2 * labelPadding;
  const width = room / (modules + 2 * quietModules);
  return width < narrowestModule ? null : Math.min(width, widestModule);
}
