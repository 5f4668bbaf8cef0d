import type { Limits } from '../../config';
import { Lane } from './lane';

/** One lane per business: its people share one key's limit, so they share its budget. */
export type Lanes = {
  of(business: string): Lane;
  /** Requests under way and waiting, over all businesses. */
  load(): { inFlight: number; queued: number };
};

export function createLanes(limits: Limits, now: () => Date): Lanes {
  const lanes = new Map<string, Lane>();
  return {
    of(business) {
      const known = lanes.get(business);
      if (known !== undefined) return known;
      const lane = new Lane(limits, now);
      lanes.set(business, lane);
      return lane;
    },
    load() {
      const all = [...lanes.values()];
      return {
        inFlight: all.reduce((sum, lane) => sum + lane.inFlight, 0),
        queued: all.reduce((sum, lane) => sum + lane.queued, 0),
      };
    },
  };
}
