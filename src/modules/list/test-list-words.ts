import { IconBox } from '@tabler/icons-react';

/** Only for tests: what a list of lots is called. */
export const testListWords = {
  title: 'Lotes',
  filters: 'Filtros',
  subject: () => 'los lotes',
  count: (shown: number, all: number) => `${shown} de ${all}`,
  empty: { icon: IconBox, title: 'No hay lotes', body: 'Nacen con las compras.' },
};
