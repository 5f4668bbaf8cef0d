import * as z from 'zod/mini';
import type { faultSchema } from '../../../server/sandbox/faults';
import type { variantsSchema } from '../../../server/sandbox/variants';
import type { Person } from './people';

export type Variants = z.input<typeof variantsSchema>;
export type Mishap = z.input<typeof faultSchema>;

/** A write as it reached the service, with what the operation itself came to. */
const deliverySchema = z.object({
  method: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.unknown()),
  body: z.nullable(z.string()),
  /** Whose key it carried; null: nobody's. */
  integration: z.nullable(z.string()),
  result: z.nullable(z.object({ status: z.number(), replayed: z.boolean() })),
  fault: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

const priceSchema = z.object({ id: z.string(), price_before_taxes: z.number() });

/** No mishap makes it slower than this, in milliseconds. */
const slowestMs = 1_500;

const worldSchema = z.object({
  id: z.string(),
  businesses: z.array(z.object({ branches: z.array(z.object({ id: z.string() })) })),
  keys: z.object({ full: z.string(), other: z.string(), second: z.string() }),
});

/** The service's side of a run: what goes wrong there, and what really arrived and happened. */
export class ServiceWorld {
  readonly #control: string;
  readonly #facts: z.infer<typeof worldSchema>;

  private constructor(control: string, facts: z.infer<typeof worldSchema>) {
    this.#control = control;
    this.#facts = facts;
  }

  static async create(control: string): Promise<ServiceWorld> {
    return new ServiceWorld(control, worldSchema.parse(await ask(control, 'POST', '/worlds', {})));
  }

  keyOf({ service }: Pick<Person, 'service'>): string {
    return this.#facts.keys[service];
  }

  async fail(mishaps: readonly Mishap[]): Promise<void> {
    for (const mishap of mishaps) await this.#ask('POST', '/faults', mishap);
  }

  /** How the service answers where its description is silent. */
  async choose(variants: Variants): Promise<void> {
    await this.#ask('PUT', '/variants', variants);
  }

  async recover(): Promise<void> {
    await this.#ask('DELETE', '/faults');
  }

  /** Every write whose body or path holds the mark, in the order of arrival. */
  async deliveries(mark: string): Promise<Delivery[]> {
    return (await this.#requests()).filter(({ body, path }) => `${path} ${body}`.includes(mark));
  }

  /** The first branch of the first business. */
  get branch(): string {
    const [branch] = this.#facts.businesses[0]?.branches ?? [];
    if (branch === undefined) throw new Error('The world has no branch');
    return branch.id;
  }

  async insert(table: string, rows: readonly object[]): Promise<void> {
    await this.#ask('POST', `/tables/${table}`, rows);
  }

  /** Changes a stored row, as somebody would in the main system. */
  async change(table: string, id: string, values: object): Promise<void> {
    await this.#ask('PATCH', `/tables/${table}/${id}`, values);
  }

  /** The price before taxes of every product, by its id. */
  async prices(): Promise<Map<string, number>> {
    const rows = z.array(priceSchema).parse(await this.#ask('GET', '/tables/products'));
    return new Map(rows.map(({ id, price_before_taxes: price }) => [id, price]));
  }

  async forget(): Promise<void> {
    await this.#ask('DELETE', '/requests');
  }

  /** Until the service has carried out what it is slow with. */
  async idle(): Promise<void> {
    const isUnderWay = ({ fault, result }: Delivery) => fault === 'slow' && result === null;
    const end = Date.now() + slowestMs;
    while (Date.now() < end && (await this.#requests()).some(isUnderWay)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async setClock(now: Date): Promise<void> {
    await this.#ask('PUT', '/clock', { now: now.toISOString() });
  }

  /** Gives the integration another key, as its owner would after a leak. */
  async rotateKey(): Promise<void> {
    const answer = await this.#ask('PATCH', '/integrations/full', { rotate: true });
    this.#facts.keys.full = z.object({ key: z.string() }).parse(answer).key;
  }

  async #requests(): Promise<Delivery[]> {
    return z.array(deliverySchema).parse(await this.#ask('GET', '/requests'));
  }

  #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    return ask(this.#control, method, `/worlds/${this.#facts.id}${path}`, body);
  }
}

async function ask(base: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}
