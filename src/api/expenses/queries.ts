import { queryOptions, skipToken } from '@tanstack/react-query';
import { expenseKeys } from './keys';
import { purchaseStatusReading } from './operations';

export const expenseQueries = {
  /** Never runs while its path is locked. */
  status: (id: string) => {
    const read = purchaseStatusReading();
    return queryOptions({
      queryKey: expenseKeys.status(id),
      queryFn: read === null ? skipToken : () => read(id),
    });
  },
};
