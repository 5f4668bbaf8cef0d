/** The states the list can be filtered by (API description, Endpoints). */
export const batchStatuses = ['available', 'expiring', 'expired'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

/** Bounds and defaults of the list (API description, Limits). */
export const batchLimits = {
  days: { minimum: 1, maximum: 365, default: 30 },
  perPage: { minimum: 1, maximum: 200, default: 50 },
} as const;
