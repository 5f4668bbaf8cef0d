import type { ListColumns } from '@/ui/table/list-layout';

/** Which columns the directory of providers has. */
export const providerList: ListColumns = {
  list: 'providers',
  columns: [
    { id: 'name', fixed: true },
    { id: 'tax' },
    { id: 'register' },
    { id: 'email' },
    { id: 'source' },
    { id: 'at', hiddenAtFirst: true },
    { id: 'identifier', hiddenAtFirst: true },
  ],
};
