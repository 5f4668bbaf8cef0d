import type { Limits } from '../../config';
import type { Gone } from './gone';

/** Why a request got no turn. */
export type Refusal = { refused: 'rate-paused' | 'queue-full' | 'gone'; retryAfterSeconds: number };

/** A turn to call the service; it must be given back exactly once, one way or the other. */
export type Turn = {
  /** @param limited - the service answered 429. @returns seconds everyone waits now, 0 for none. */
  done(limited: boolean): number;
  /** Nobody waited for an answer of the service: nothing is known of it that was not before. */
  unused(): void;
};

type Waiting = {
  session: string;
  bulk: boolean;
  grant: (turn: Turn) => void;
  refuse: (refusal: Refusal) => void;
};

type LaneLimits = Pick<Limits, 'requestsInFlight' | 'sessionInFlight' | 'queue' | 'ratePausesMs'>;

/**
 * The calls of one business to the service: so many at a time, sessions in turn, people before bulk work, and one
 * pause for all of them when the service asks to slow down (API description, Limits: scope and window of the rate
 * limit are not shown).
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #now: () => Date;
  readonly #inFlight = new Map<string, number>();
  readonly #lastServed = new Map<string, number>();
  #total = 0;
  #served = 0;
  #waiting: Waiting[] = [];
  /** 0: nobody has to wait. */
  #pausedUntil = 0;
  #pauseMs = 0;
  /** How many pauses in a row; 0 while the service is not limiting. */
  #pauses = 0;
  /** After a pause one call goes ahead alone, to see whether the service answers again. */
  #probing = false;

  constructor(limits: LaneLimits, now: () => Date) {
    this.#limits = limits;
    this.#now = now;
  }

  get inFlight(): number {
    return this.#total;
  }

  get queued(): number {
    return this.#waiting.length;
  }

  /** Waits for a turn of a session. Whoever has gone leaves the queue. */
  async turn(session: string, bulk: boolean, gone: Gone): Promise<Turn | Refusal> {
    const pause = this.pauseSeconds();
    if (pause > 0) return { refused: 'rate-paused', retryAfterSeconds: pause };
    if (gone.aborted) return { refused: 'gone', retryAfterSeconds: 0 };
    return new Promise((resolve) => {
      const waiting: Waiting = { session, bulk, grant: resolve, refuse: resolve };
      gone.addEventListener('abort', () => this.#leave(waiting), { once: true });
      this.#waiting.push(waiting);
      this.#serve();
      if (this.#waiting.length > this.#limits.queue) this.#refuseGreediest();
    });
  }

  /** A turn that is free at this moment; null when there is none or somebody waits for one. */
  turnNow(session: string): Turn | null {
    if (this.#waiting.length > 0 || !this.#mayStart()) return null;
    return this.#inFlightOf(session) < this.#limits.sessionInFlight ? this.#start(session) : null;
  }

  /** Seconds until the service may be asked again; 0: now. */
  pauseSeconds(): number {
    if (this.#pausedUntil === 0) return 0;
    const now = this.#now().getTime();
    // A clock that is set back makes no pause longer, and none begin again that was over.
    const left = Math.max(0, Math.min(this.#pausedUntil - now, this.#pauseMs));
    this.#pausedUntil = left > 0 ? now + left : 0;
    return Math.ceil(left / 1000);
  }

  #leave(waiting: Waiting): void {
    const place = this.#waiting.indexOf(waiting);
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    waiting.refuse({ refused: 'gone', retryAfterSeconds: 0 });
  }

  /** The session with the longest queue gives way, so that one busy screen cannot shut the others out. */
  #refuseGreediest(): void {
    const count = new Map<string, number>();
    for (const { session } of this.#waiting) count.set(session, (count.get(session) ?? 0) + 1);
    const longest = Math.max(...count.values());
    const place = this.#waiting.findLastIndex(({ session }) => count.get(session) === longest);
    const [refused] = this.#waiting.splice(place, 1);
    refused?.refuse({ refused: 'queue-full', retryAfterSeconds: 1 });
  }

  #serve(): void {
    while (this.#mayStart()) {
      const next = this.#next();
      if (next === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.grant(this.#start(next.session));
    }
  }

  #mayStart(): boolean {
    if (this.pauseSeconds() > 0) return false;
    return this.#pauses > 0 ? !this.#probing : this.#total < this.#limits.requestsInFlight;
  }

  #next(): Waiting | undefined {
    const free = this.#waiting.filter(
      ({ session }) => this.#inFlightOf(session) < this.#limits.sessionInFlight,
    );
    const people = free.filter(({ bulk }) => !bulk);
    const [first, ...others] = people.length > 0 ? people : free;
    return others.reduce((best, other) => (this.#goesBefore(other, best) ? other : best), first);
  }

  /** Fewest calls in flight first, then the one served longest ago, then the one that came first. */
  #goesBefore(other: Waiting, best: Waiting | undefined): boolean {
    if (best === undefined) return true;
    const difference = this.#inFlightOf(other.session) - this.#inFlightOf(best.session);
    if (difference !== 0) return difference < 0;
    return this.#lastServedOf(other.session) < this.#lastServedOf(best.session);
  }

  #inFlightOf(session: string): number {
    return this.#inFlight.get(session) ?? 0;
  }

  #lastServedOf(session: string): number {
    return this.#lastServed.get(session) ?? 0;
  }

  #start(session: string): Turn {
    this.#total += 1;
    this.#served += 1;
    this.#inFlight.set(session, this.#inFlightOf(session) + 1);
    this.#lastServed.set(session, this.#served);
    const pausesBefore = this.#pauses;
    this.#probing = pausesBefore > 0;
    let open = true;
    const end = (learn: () => void) => {
      if (!open) return;
      open = false;
      this.#end(session);
      // Calls that were already under way when a pause began say nothing about the time after it.
      if (this.#pauses === pausesBefore) learn();
      this.#serve();
    };
    return {
      done: (limited) => {
        end(() => this.#learn(limited));
        return this.pauseSeconds();
      },
      unused: () => end(() => (this.#probing = false)),
    };
  }

  #learn(limited: boolean): void {
    this.#probing = false;
    if (!limited) {
      this.#pauses = 0;
      return;
    }
    const steps = this.#limits.ratePausesMs;
    this.#pauseMs = steps[Math.min(this.#pauses, steps.length - 1)] ?? 0;
    this.#pauses += 1;
    this.#pausedUntil = this.#now().getTime() + this.#pauseMs;
    const retryAfterSeconds = this.pauseSeconds();
    for (const waiting of this.#waiting.splice(0)) {
      waiting.refuse({ refused: 'rate-paused', retryAfterSeconds });
    }
  }

  #end(session: string): void {
    this.#total -= 1;
    const left = this.#inFlightOf(session) - 1;
    if (left > 0) this.#inFlight.set(session, left);
    else this.#inFlight.delete(session);
    if (left === 0 && !this.#waiting.some((waiting) => waiting.session === session)) {
      this.#lastServed.delete(session);
    }
  }
}
