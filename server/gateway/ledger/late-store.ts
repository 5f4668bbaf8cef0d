import type { LedgerStore } from './store';

/** The store of `forwardBeforeRecording`: it writes nothing down before the answer is there. */
export function recordingLate(store: LedgerStore): LedgerStore {
  const put = new Map<string, (() => Promise<unknown>)[]>();
  const later = (id: string, step: () => Promise<unknown>) => {
    put.set(id, [...(put.get(id) ?? []), step]);
  };
  return {
    find: (id) => store.find(id),
    settle: (id, settled) => store.settle(id, settled),
    async record(row, check, start) {
      later(row.id, () => store.record(row, check, start));
      return { result: 'recorded' };
    },
    async beginSend(id, start, check) {
      later(id, () => store.beginSend(id, start, check));
      return { result: 'begun' };
    },
    async endSend(id, ...end) {
      const steps = put.get(id) ?? [];
      put.delete(id);
      for (const step of steps) await step();
      await store.endSend(id, ...end);
    },
  };
}
