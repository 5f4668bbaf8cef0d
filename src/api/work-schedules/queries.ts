import { queryOptions } from '@tanstack/react-query';
import { workScheduleKeys } from './keys';
import { fetchWorkSchedule } from './operations';

export const workScheduleQueries = {
  one: (id: string) =>
    queryOptions({ queryKey: workScheduleKeys.one(id), queryFn: () => fetchWorkSchedule(id) }),
};
