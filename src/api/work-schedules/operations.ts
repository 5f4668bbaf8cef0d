import { request } from '../core/http';
import { checkParams } from '../core/params';
import { serviceUrl } from '../core/url';
import { readWorkSchedule, workScheduleParams, type WorkSchedule } from './schemas';

const one = { name: 'work-schedules.one' };

/** A work schedule by its id; none can be listed. */
export async function fetchWorkSchedule(id: string): Promise<WorkSchedule> {
  const slots = checkParams(one, workScheduleParams, { id });
  const url = serviceUrl('/hr/work-schedules/{id}', slots);
  return request({ operation: one, url }, readWorkSchedule);
}
