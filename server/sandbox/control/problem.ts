import * as z from 'zod/mini';
import type { World } from '../world';
import type { Worlds } from '../worlds';

/** A request to the control address that cannot be done; its message is for whoever writes the test. */
export class ControlProblem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const worldParams = z.object({ id: z.string() });

/**
 * The world named in a path.
 * @throws ControlProblem 404 when there is none of that id.
 */
export function worldOf(worlds: Worlds, params: unknown): World {
  const { id } = worldParams.parse(params);
  const world = worlds.find(id);
  if (!world) throw new ControlProblem(404, `No world has the id ${id}.`);
  return world;
}
