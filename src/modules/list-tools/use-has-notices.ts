import { useLocation } from '@tanstack/react-router';

/**
 * There is something to say above a list: its address was put right, or rows could not be read. The words load with the first
 * notice, for most lists are opened and read without one.
 */
export function useHasNotices(dropped: number): boolean {
  const { corrected, pageBeyondEnd, pageSize } = useLocation({ select: ({ state }) => state });
  return dropped > 0 || [corrected, pageBeyondEnd, pageSize].some((told) => told !== undefined);
}
