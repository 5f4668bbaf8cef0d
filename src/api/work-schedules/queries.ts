import { queryOptions } from '@tanstack/react-query';
import { makeStale } from '../core/stale';
import { staleAfterMeeting } from '../invalidation';
import { workScheduleKeys } from './keys';
import { fetchWorkSchedule } from './operations';

export const workScheduleQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: workScheduleKeys.one(id),
      queryFn: async ({ client }) => {
        const schedule = await fetchWorkSchedule(id);
        void makeStale(client, staleAfterMeeting('schedule'));
        return schedule;
      },
    }),
};
