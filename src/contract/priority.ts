/**
 * A read made for a job and not for a person who waits, such as a page of an export, carries it: the gateway lets others go
 * first.
 */
export const bulkPriority = { name: 'X-Priority', value: 'bulk' } as const;
