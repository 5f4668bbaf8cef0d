import type { ParsedLocation } from '@tanstack/react-router';

/** For a navigation to where one is: the address goes on showing what it shows, which can be less than is searched by. */
export function keptMask({ maskedLocation }: ParsedLocation) {
  if (!maskedLocation) return {};
  return { mask: { to: maskedLocation.pathname, search: maskedLocation.search } };
}
