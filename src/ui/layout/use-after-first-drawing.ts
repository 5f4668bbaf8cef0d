import { useDeferredValue } from 'react';

/**
 * False while something is first drawn, true right after it: for what one needs less than the first row or field, in room that is
 * there from the beginning.
 */
export const useAfterFirstDrawing = (): boolean => useDeferredValue(true, false);
