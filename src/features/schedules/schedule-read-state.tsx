import { useQuery } from '@tanstack/react-query';
import { workScheduleQueries } from '@/api/work-schedules/queries';
import { readClock } from '@/modules/business-day/moments';
import { useStopWaiting } from '@/modules/error-panel/use-stop-waiting';
import { ReadState } from '@/ui/table/read-state';

/** When it was read, and the way to read it again: beside its name, wherever that stands. */
export function ScheduleReadState({ id }: { id: string }) {
  const query = useQuery({ ...workScheduleQueries.one(id), retryOnMount: false });
  const stop = useStopWaiting(workScheduleQueries.one(id).queryKey);
  return (
    <ReadState
      readAt={query.data ? readClock(query.dataUpdatedAt) : null}
      reading={query.isFetching}
      onRefresh={() => void query.refetch()}
      onStop={stop}
    />
  );
}
