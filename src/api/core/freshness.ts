/** For reference lists: read once, kept for the visit, read again when a person asks. Their age is on the screen. */
export const readOncePerVisit = { staleTime: Infinity, gcTime: Infinity } as const;
