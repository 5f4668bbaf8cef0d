import type { ListColumns } from '@/ui/table/list-layout';

/** Which columns the journal has. Apart from what they show, for addresses are read before the list is loaded. */
export const attemptList: ListColumns = {
  list: 'attempts',
  columns: [
    { id: 'what', fixed: true },
    { id: 'branch' },
    { id: 'outcome' },
    { id: 'at' },
    { id: 'operator' },
    { id: 'integration', hiddenAtFirst: true },
    { id: 'amount' },
    { id: 'reference', hiddenAtFirst: true },
  ],
};
