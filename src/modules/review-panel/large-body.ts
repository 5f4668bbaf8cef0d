import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';

/**
 * What the service takes at most is not shown (API description, Limits). Nothing typed by hand comes near this, in bytes; so much
 * was rather pasted by accident.
 */
export const largeBodyBytes = 128 * 1024;

/** What is to be said of a very large body before it is sent; null for any other. */
export function largeBodyDoubt(bodyText: string): string | null {
  const bytes = new TextEncoder().encode(bodyText).length;
  return bytes <= largeBodyBytes
    ? null
    : m.review_large({ size: formatQuantity(Math.round(bytes / 1024)) });
}
