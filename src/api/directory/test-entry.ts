import type { DirectoryEntry } from './schemas';

/** An entry of the address book of which nothing but its id is known; tests give it what they are about. */
export function testEntry(given: Partial<DirectoryEntry> = {}): DirectoryEntry {
  return {
    id: '0190b8a4-7c11-7e51-8b4e-5f2d6c3a1b00',
    name: null,
    legalName: null,
    taxNumber: null,
    registerNumber: null,
    email: null,
    code: null,
    date: null,
    amount: null,
    providerId: null,
    branchId: null,
    learnedName: null,
    learned: true,
    source: 'created',
    operator: 'Ana',
    at: '2026-03-16T16:00:00.000Z',
    openedAt: null,
    isExcluded: false,
    ...given,
  };
}
