/** A field's path as forms describe it: the index of a row stands as `*`. */
export const pathPattern = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');
