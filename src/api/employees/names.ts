/** Bounds and defaults of the list (API description, Limits). */
export const employeeLimits = { perPage: { minimum: 1, maximum: 200, default: 50 } } as const;
