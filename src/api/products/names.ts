/** The example page size is 20; no maximum is documented, so the one of the other lists is kept. */
export const productLimits = { perPage: { minimum: 1, maximum: 200, default: 20 } } as const;
