import { useRouter, type HistoryState, type ParsedLocation } from '@tanstack/react-router';

/** For a navigation to where one is: the address goes on showing what it shows, which can be less than is searched by. */
export function keptMask({ maskedLocation }: ParsedLocation) {
  if (!maskedLocation) return {};
  return { mask: { to: maskedLocation.pathname, search: maskedLocation.search } };
}

/** Changes what the history keeps with the present step; the address and what it shows stay. */
export function useStateHere(): (change: (kept: HistoryState) => HistoryState) => void {
  const router = useRouter();
  return (change) =>
    void router.navigate({
      to: '.',
      search: true,
      replace: true,
      state: change,
      ...keptMask(router.state.location),
    });
}
