import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Arrival } from './arrival';
import { Invalid } from './mistakes';
import type { Call } from './operation';
import { conflict, failure, invalid, Refusal, type Answer } from './replies';
import type { Tables } from './schema';
import type { World } from './world';

/** API description, Limits. */
const longestKey = 100;
const validHours = 24;

const header = 'Idempotency-Key';

/**
 * The key a request carries; null when it has none.
 * @throws Invalid under the header's name when it is blank or too long.
 */
function keyOf({ headers }: Arrival): string | null {
  const sent = headers['idempotency-key'];
  if (sent === undefined) return null;
  const key = String(sent);
  if (key === '') throw new Invalid({ [header]: [`The ${header} must not be empty.`] });
  if (key.length > longestKey) {
    throw new Invalid({
      [header]: [`The ${header} must not be longer than ${longestKey} characters.`],
    });
  }
  return key;
}

function hashOf({ body }: Arrival): string {
  const bytes = body.kind === 'bytes' ? body.bytes : '';
  return createHash('sha256').update(bytes).digest('hex');
}

interface Use {
  id: string;
  integration: string;
  key: string;
  bodyHash: string;
}

async function storedAnswer({ db, clock }: World, { id, bodyHash }: Use): Promise<Answer | null> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const age = stored ? clock.now().getTime() - Date.parse(stored.stored_at) : Infinity;
  if (!stored || age >= validHours * 3_600_000) return null;
  if (stored.body_hash !== bodyHash) return conflict;
  return {
    status: stored.status,
    body: JSON.parse(stored.answer),
    headers: { 'Idempotent-Replayed': 'true' },
  };
}

async function store(db: Kysely<Tables>, { clock }: World, use: Use, answer: Answer) {
  const row = {
    id: use.id,
    integration: use.integration,
    idempotency_key: use.key,
    body_hash: use.bodyHash,
    stored_at: clock.now().toISOString(),
    status: answer.status,
    answer: JSON.stringify(answer.body),
  };
  await db.replaceInto('idempotency_keys').values(row).execute();
}

/** The time the work takes; not in its transaction, for which every other request would have to wait. */
const pause = ({ variants }: World) =>
  new Promise<void>((resolve) => setTimeout(resolve, variants.paymentTakes));

/** What the caller will see of an error. */
function answerOf(error: unknown): Answer {
  if (error instanceof Refusal) return error.answer;
  return error instanceof Invalid ? invalid(error.errors) : failure.error;
}

/**
 * Does the work of a write in one transaction, once for each idempotency key (API description, Limits): the same key and
 * bytes get the first answer again, other bytes or a key still in process a 409. The answer is stored in the transaction
 * of the work itself, so that neither exists without the other.
 */
export async function once(
  { world, integration, arrival }: Call,
  work: (db: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(arrival);
  if (key === null) {
    await pause(world);
    return world.db.transaction().execute(work);
  }
  const id = `${integration.name} ${key}`;
  const use = { id, integration: integration.name, key, bodyHash: hashOf(arrival) };
  if (world.inProcess.has(id)) return conflict;
  world.inProcess.add(id);
  try {
    const earlier = await storedAnswer(world, use);
    if (earlier) return earlier;
    await pause(world);
    return await world.db.transaction().execute(async (db) => {
      const answer = await work(db);
      await store(db, world, use, answer);
      return answer;
    });
  } catch (error) {
    if (world.variants.idempotencyStores === 'all') {
      await store(world.db, world, use, answerOf(error));
    }
    throw error;
  } finally {
    world.inProcess.delete(id);
  }
}
