import type { Delivery, ServiceWorld } from '../support/service-world';

/** More often than the service's log, which keeps a few thousand requests, could lose any. */
const everyMs = 2_000;

/** Everything that was sent to change a product, gathered while it happens. */
export class DeliveryLog {
  readonly #world: ServiceWorld;
  readonly #all = new Map<string, Delivery>();
  readonly #timer: NodeJS.Timeout;

  constructor(world: ServiceWorld) {
    this.#world = world;
    this.#timer = setInterval(() => void this.#gather(), everyMs);
  }

  async close(): Promise<Delivery[]> {
    clearInterval(this.#timer);
    await this.#gather();
    return [...this.#all.values()];
  }

  /** The last word on a request counts: while it is worked on, its result is not there yet. */
  async #gather(): Promise<void> {
    for (const delivery of await this.#world.deliveries('price_before_taxes')) {
      this.#all.set(String(delivery.headers['x-request-id']), delivery);
    }
  }
}
