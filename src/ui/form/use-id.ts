import { useId as useReactId } from 'react';

/** The id of an element: the one it is given, else one of its own. vite.config.ts puts it in the place of Mantine's. */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? own;
}
