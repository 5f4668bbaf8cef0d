import { isIdentifier } from '@/domain/identifier';
import { mostTogether } from '@/modules/open-record/record-links';

/** The address of schedules side by side: the one of the path first. */
export interface ScheduleSearch {
  /** The identifiers of the others, with commas between them. */
  with?: string | undefined;
}

/** Reads an address: what is no identifier is left out, and so is what there is no place for. */
export function readScheduleSearch({ with: others }: Record<string, unknown>): ScheduleSearch {
  const ids = typeof others === 'string' ? shownTogether('', { with: others }).slice(1) : [];
  return { with: ids.length === 0 ? undefined : ids.join(',') };
}

/** The schedules an address names, each once. */
export function shownTogether(id: string, { with: others = '' }: ScheduleSearch): string[] {
  const beside = others.toLowerCase().split(',').filter(isIdentifier);
  return [...new Set([id.toLowerCase(), ...beside])].slice(0, mostTogether.schedule);
}
