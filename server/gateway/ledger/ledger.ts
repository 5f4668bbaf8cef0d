import type { Resend, Settlement } from '../../../src/contract/attempt-requests';
import type { ResendRefusal, SettleRefusal } from '../../../src/contract/attempt-words';
import type { Outcome } from '../../../src/contract/outcome';
import { errorForLog } from '../observe/log';
import { paymentPartsOf } from '../payments/parts';
import type { Session } from '../sessions/store';
import { factsOf, identitiesOf } from './facts/facts';
import type { Intent } from './intent';
import { OneAtATime } from './one-at-a-time';
import { pastAttempt } from './past';
import {
  outcomeOfAll,
  problemReply,
  recordedReply,
  similarReply,
  type LedgerReply,
} from './replies';
import type { Asking, PastAttempt } from './rules';
import { searchText } from './search-text';
import { createSender, type Asker, type SenderParts, type Sending } from './sender';
import type { SimilarityRule } from './similar/rule';
import { similarityCheck, type Similar } from './similar/similar';
import { contentHash, sha256 } from './strict-json';
import { factColumns } from './store';
import type { AttemptAndSends, AttemptRow, ListedAttempt } from './tables';

/** Every write goes through here: recorded, then sent at most once, then told. */
export type Ledger = {
  /** The first send of an attempt; the same id again joins it or is told what it came to. */
  write(intent: Intent): Promise<LedgerReply>;
  /** A further send that a person asks for. */
  resend(id: string, wish: Resend, asker: Asker): Promise<LedgerReply>;
  /** Notes what a person found out of an unknown attempt. @returns why not; null: it is noted. */
  settle(id: string, settlement: Settlement, session: Session): Promise<SettleRefusal | null>;
  /** Keeps the id of a record that was found to exist before anybody knew it. */
  nameRecord(id: string, recordId: string): Promise<SettleRefusal | null>;
  /** Every attempt that a write which is only planned may be the same as, the newest first. */
  alike(intent: Intent): Promise<Similar[]>;
  /** Why an attempt may not be sent again by whoever asks; null: it may. */
  resendRefusal(found: ListedAttempt, session: Session): ResendRefusal | null;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
};

export type LedgerParts = SenderParts & {
  /** Why a write is asked about before it leaves. */
  similarityRules: readonly SimilarityRule[];
  /** The rule of further sends. */
  resendRefusal: (attempt: PastAttempt, asking: Asking) => ResendRefusal | null;
  /** Whether a request is one of those the gateway passes on today. */
  isDocumented: (method: string, path: string) => boolean;
};

/** A send under way, or one whose end could not be recorded. */
type Call = { number: number; reply: Promise<LedgerReply> };

/** What was decided; calling it waits for the answer. */
type Decided = () => Promise<LedgerReply>;

export function createLedger(given: LedgerParts): Ledger {
  const { store, keys, now, log, profile } = given;
  const sender = createSender(given);
  const calls = new Map<string, Call>();
  const underWay = new Set<Promise<unknown>>();
  const turns = new OneAtATime();

  /** Decides, one request of an id after the other, whether something is sent; waiting for the answer is outside. */
  async function admit(intent: Intent): Promise<Decided> {
    const found = await read(intent.id);
    if (found === 'failed') return failure('unknown');
    if (found !== null) return again(found, intent);
    // One record of both where nobody has to be waited for: each costs a wait for the disk.
    const ready = sender.readyNow(intent);
    const row = rowOf(intent);
    try {
      const check = similarityCheck(given.similarityRules, intent.context, now());
      const recorded = await store.record(attemptOf(row), check, ready?.begun ?? null);
      if (recorded.result !== 'recorded') ready?.turn.unused();
      if (recorded.result === 'similar') return decided(similarReply(recorded.similar));
      if (recorded.result === 'unplanned') {
        return decided(problemReply('job-refused', { refusal: recorded.refusal }));
      }
      // Somebody else recorded the id, or one like it, in the meantime.
      if (recorded.result === 'known') return await admit(intent);
    } catch (error) {
      ready?.turn.unused();
      log.error({ failure: errorForLog(error) }, 'an attempt was not recorded');
      return failure('not-sent');
    }
    const { session, requestId, bulk } = intent;
    const asker = { session, requestId, bulk };
    const first = { attempt: row, earlier: [], number: 1, check: null, job: row.job_id, ready };
    return start({ ...first, ...asker });
  }

  async function read(id: string): Promise<AttemptAndSends | null | 'failed'> {
    try {
      return await store.find(id);
    } catch (error) {
      log.error({ failure: errorForLog(error) }, 'the ledger could not be read');
      return 'failed';
    }
  }

  function again(found: AttemptAndSends, intent: Intent): Decided {
    const { row, sends } = found;
    if (!isSame(row, intent)) return decided(problemReply('attempt-differs'));
    const refusal = ownerRefusal(row, intent.session);
    if (refusal !== null) {
      return decided(problemReply('attempt-refused', { refusal, outcome: outcomeOfAll(sends) }));
    }
    return known(found);
  }

  /** The send under way, or what the last one came to. */
  function known(found: AttemptAndSends): Decided {
    const call = calls.get(found.row.id);
    return call === undefined ? decided(recordedReply(found)) : () => call.reply;
  }

  function sendsMade({ row, sends }: AttemptAndSends): number {
    return Math.max(sends.length, calls.get(row.id)?.number ?? 0);
  }

  async function admitResend(id: string, wish: Resend, asker: Asker): Promise<Decided> {
    const { after } = wish;
    const { session } = asker;
    const found = await read(id);
    if (found === 'failed') return failure('unknown');
    if (found?.row.business !== session.integration.business) {
      return decided(problemReply('unknown-attempt'));
    }
    const { row, sends } = found;
    const owner = ownerRefusal(row, session);
    const made = sendsMade(found);
    if (owner === null && after < made) return known(found);
    if (after > made) return decided(problemReply('bad-body'));
    const refusal = owner ?? refusalOf(found, session);
    if (refusal !== null) {
      const outcome = outcomeOfAll(sends);
      return decided(problemReply('attempt-refused', { refusal, outcome }));
    }
    // The profile may have got another path since.
    if (!given.isDocumented(row.method, row.path)) return decided(problemReply('unknown-route'));
    // One that may have been stored stood in the way of those like it since, so they were meant to be others.
    const mayBeStored = !['rejected', 'not-sent'].includes(row.state);
    const check = mayBeStored
      ? null
      : similarityCheck(given.similarityRules, wish, new Date(row.recorded_at));
    // What goes on by itself ends with its job; a person may send it again whatever became of that.
    const job = asker.bulk ? row.job_id : null;
    const sending = { attempt: row, earlier: sends, number: made + 1, check, job, ready: null };
    return start({ ...sending, ...asker });
  }

  function start(sending: Sending): Decided {
    const { id } = sending.attempt;
    const reply = sender.send(sending).then((sent) => {
      if (sent.recorded && calls.get(id)?.number === sending.number) calls.delete(id);
      return sent.reply;
    });
    calls.set(id, { number: sending.number, reply });
    return () => reply;
  }

  async function carryOut(id: string, decide: () => Promise<Decided>): Promise<LedgerReply> {
    const reply = turns.run(id, decide).then((decision) => decision());
    underWay.add(reply);
    return reply.finally(() => underWay.delete(reply));
  }

  function refusalOf(found: ListedAttempt, session: Session): ResendRefusal | null {
    return given.resendRefusal(pastAttempt(found), {
      operator: session.operator,
      integration: session.integration.name,
      hasKey: (hash) => keys.matches(hash, session.key),
      isUnderWay: calls.has(found.row.id),
      now: now(),
    });
  }

  function rowOf(intent: Intent): AttemptRow {
    const { id, operation, method, path, bodyText, context, session } = intent;
    const instant = now().toISOString();
    const facts = factColumns(factsOf({ ...intent, answerText: null }, profile));
    const row = {
      id,
      business: session.integration.business,
      integration: session.integration.name,
      integration_label: session.integration.label,
      operator: session.operator,
      operation,
      method,
      path,
      body_text: bodyText,
      body_hash: sha256(bodyText),
      content_hash: contentHash(operation, path, intent.body),
      context: JSON.stringify(context),
      state: 'recorded',
      recorded_at: instant,
      latest_at: instant,
      ...facts,
      branch_id: facts.branch_id ?? context.branchId?.toLowerCase() ?? null,
      verdict: null,
      settled_note: null,
      settled_by: null,
      settled_at: null,
      imported_at: null,
      imported_by: null,
      job_id: context.job?.toLowerCase() ?? null,
      draft_id: context.draft?.toLowerCase() ?? null,
    } as const;
    return { ...row, search: searchText(row, []) };
  }

  const attemptOf = (row: AttemptRow) => ({
    row,
    identities: identitiesOf(row, profile),
    parts: paymentPartsOf(row, profile),
  });

  return {
    resendRefusal: refusalOf,
    alike: (intent) =>
      store.alike(
        attemptOf(rowOf(intent)),
        similarityCheck(given.similarityRules, intent.context, now()),
      ),
    write: (intent) => carryOut(intent.id, () => admit(intent)),
    resend: (id, wish, asker) => carryOut(id, () => admitResend(id, wish, asker)),
    settle: (id, settlement, { operator }) =>
      turns.run(id, async () => {
        if (calls.has(id)) return 'sending';
        const settled = { ...settlement, operator, at: now().toISOString() };
        return store.settle(id, settled);
      }),
    nameRecord: (id, recordId) => turns.run(id, () => store.nameRecord(id, recordId)),
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}

function decided(reply: LedgerReply): Decided {
  return async () => reply;
}

/** @param outcome - whether something may have been sent under the same id before. */
function failure(outcome: Outcome): Decided {
  return decided(problemReply('ledger-failure', { outcome }));
}

/** Whether an id that is known already came with the very same write. */
function isSame(row: AttemptRow, intent: Intent): boolean {
  return (
    row.business === intent.session.integration.business &&
    row.operation === intent.operation &&
    row.method === intent.method &&
    row.path === intent.path &&
    row.body_text === intent.bodyText
  );
}

/** Nobody but whoever began an attempt goes on with it. */
function ownerRefusal(row: AttemptRow, session: Session): ResendRefusal | null {
  if (row.operator !== session.operator) return 'other-operator';
  return row.integration === session.integration.name ? null : 'other-integration';
}
