import { randomUUID } from 'node:crypto';
import { createJobs, type Jobs, type JobsParts } from '../../../server/gateway/jobs/store';
import { createLedger, type LedgerParts } from '../../../server/gateway/ledger/ledger';
import { resendRefusal } from '../../../server/gateway/ledger/rules';
import { equalContent } from '../../../server/gateway/ledger/similar/equal-content';
import { lockedPurchase } from '../../../server/gateway/ledger/similar/locked-purchase';
import { plannedPart } from '../../../server/gateway/ledger/similar/planned-part';
import type { SimilarityRule } from '../../../server/gateway/ledger/similar/rule';
import { similarityRules } from '../../../server/gateway/ledger/similar/similar';
import type { LedgerStore } from '../../../server/gateway/ledger/store';
import type { GatewayParts } from '../../../server/gateway/start';

type Mutant = Pick<GatewayParts, 'createLedger' | 'createJobs' | 'refuseOthers'>;

/** Gateways that lack one rule each: the runs have to notice. */
const mutants = {
  /** The record is made when the answer is there. */
  forwardBeforeRecording: ledgerWith((parts) => ({ store: recordingLate(parts.store) })),
  /** A request that comes again is an attempt of its own, and meant to be one. */
  noDedupeById: {
    createLedger(parts) {
      const ledger = createLedger(parts);
      const newest = new Map<string, string>();
      return {
        ...ledger,
        write(intent) {
          const earlier = newest.get(intent.id);
          const id = earlier === undefined ? intent.id : randomUUID();
          newest.set(intent.id, id);
          const told = [intent.context.confirms ?? []].flat();
          const confirms = earlier === undefined ? told : [...told, earlier];
          return ledger.write({ ...intent, id, context: { ...intent.context, confirms } });
        },
      };
    },
  },
  /** A payment is sent again under another idempotency key. */
  newKeyForEachSend: ledgerWith(({ service }) => {
    const used = new Set<string>();
    return {
      service: {
        ...service,
        write(request) {
          const { idempotencyKey: own } = request;
          const idempotencyKey = own !== null && used.has(own) ? randomUUID() : own;
          if (own !== null) used.add(own);
          return service.write({ ...request, idempotencyKey });
        },
      },
    };
  }),
  /** A payment is sent again however old it is. */
  noAgeGuard: ledgerWith(() => ({
    resendRefusal: (attempt, asking) =>
      resendRefusal(attempt, { ...asking, now: new Date(attempt.sends[0]?.at ?? asking.now) }),
  })),
  /** A payment is sent again under another key of the integration, for which the service remembers nothing. */
  resendWithAnotherKey: ledgerWith(() => ({
    resendRefusal: (attempt, asking) => resendRefusal(attempt, { ...asking, hasKey: () => true }),
  })),
  /** A request goes on as whoever the cookie stands for, whomever its page was made for. */
  cookieAlone: {
    refuseOthers(app, { sessions, cookie }) {
      app.addHook('onRequest', async (request) => {
        request.session = await sessions.find(cookie.read(request));
      });
    },
  },
  /** What was typed in a draft, or names the same record, is as good as any other write. */
  equalContentAlone: ledgerWith(() => ({ similarityRules: [equalContent] })),
  /** A purchase is paid again while nobody knows what became of its last payment. */
  paidBesideDoubt: ledgerWith(() => ({
    similarityRules: similarityRules.filter((rule) => rule !== lockedPurchase),
  })),
  /** A payment of a job goes out whatever was paid of its purchases since it was planned. */
  plannedAlone: ledgerWith(() => ({
    similarityRules: similarityRules.filter((rule) => rule !== plannedPart),
  })),
  /** A draft ends with whatever was sent from it. */
  draftEndedByIdAlone: {
    createLedger(parts) {
      const ledger = createLedger(parts);
      return {
        ...ledger,
        write(intent) {
          const { draftVersion: _version, draftTab: _tab, ...context } = intent.context;
          return ledger.write({ ...intent, context });
        },
      };
    },
  },
  /** A row of a bulk job gets a further id although nobody knows what became of the earlier one. */
  furtherIdWhileUnknown: { createJobs: jobsWithFurtherIds },
  /** The same of a payment, which nothing tells apart from its job's earlier one. */
  furtherKeyForDoubt: {
    createJobs: jobsWithFurtherIds,
    ...ledgerWith(() => ({ similarityRules: similarityRules.map(besideOwnJob) })),
  },
} satisfies Record<string, Mutant>;

export type MutantName = keyof typeof mutants;

/** What a gateway that lacks this rule is composed with; null: it keeps all of them. */
export function mutantParts(name: MutantName | null): Mutant {
  return name === null ? {} : mutants[name];
}

/** A ledger some of whose parts are others. */
function ledgerWith(change: (parts: LedgerParts) => Partial<LedgerParts>): Mutant {
  return { createLedger: (parts) => createLedger({ ...parts, ...change(parts) }) };
}

/** The rule, blind to what the same job sent. */
function besideOwnJob(rule: SimilarityRule): SimilarityRule {
  return async (database, asked) => {
    const { job_id: own } = asked.row;
    const found = await rule(database, asked);
    return found.filter(({ attempt }) => own === null || attempt.job_id !== own);
  };
}

/** Bulk jobs whose rows get a further id although nobody knows what became of the earlier one. */
function jobsWithFurtherIds(parts: JobsParts): Jobs {
  return createJobs({
    ...parts,
    mayHaveFurtherId: (earlier) => parts.mayHaveFurtherId(earlier) || earlier.outcome === 'unknown',
  });
}

/** Writes nothing down before the answer is there. */
function recordingLate(store: LedgerStore): LedgerStore {
  const put = new Map<string, (() => Promise<unknown>)[]>();
  const later = (id: string, step: () => Promise<unknown>) => {
    put.set(id, [...(put.get(id) ?? []), step]);
  };
  return {
    ...store,
    async record(attempt, check, start) {
      later(attempt.row.id, () => store.record(attempt, check, start));
      return { result: 'recorded' };
    },
    async beginSend(id, ...begun) {
      later(id, () => store.beginSend(id, ...begun));
      return { result: 'begun' };
    },
    async endSend(id, ...end) {
      const steps = put.get(id) ?? [];
      put.delete(id);
      for (const step of steps) await step();
      await store.endSend(id, ...end);
    },
  };
}

/** What a run of a mutant came to. @returns whether that is enough. */
type Seen = (seed: number, violations: readonly string[]) => boolean;

/**
 * Tries the mutants that `asked` names, one after the other; `all` are all that are known.
 * @param runs - runs one of them until it was seen enough, or often enough in vain
 * @returns true when every one of them was caught.
 */
export async function areCaught<Name extends string>(
  asked: string,
  known: readonly Name[],
  runs: (name: Name, seen: Seen) => Promise<void>,
): Promise<boolean> {
  const chosen = known.filter((name) => asked === 'all' || asked === name);
  if (chosen.length === 0) throw new Error(`Name a mutant: all ${known.join(' ')}`);
  let areAll = true;
  for (const name of chosen) {
    let needed = 0;
    let found: string | null = null;
    await runs(name, (seed, [violation]) => {
      needed += 1;
      if (violation !== undefined) found ??= `seed ${seed}: ${violation}`;
      return violation !== undefined;
    });
    const end = found === null ? 'NOT CAUGHT' : `caught (${String(found)})`;
    process.stdout.write(`${name}: ${end} after ${needed} runs\n`);
    areAll &&= found !== null;
  }
  return areAll;
}
