import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import {
  attemptDetailSchema,
  type AttemptContext,
  type AttemptDetail,
} from '../../../src/contract/attempt';
import { attemptHeaders, type Verdict } from '../../../src/contract/attempt-words';
import { draftSchema, draftVersionSchema, type Draft } from '../../../src/contract/draft';
import type { SaveDraft } from '../../../src/contract/draft-requests';
import { appHeader, markHeader, sessionSchema } from '../../../src/contract/session';
import type { Person } from '../support/people';

/** What the gateway answered, as far as a run looks at it. */
export type Told = {
  attempt: string;
  outcome: string | null;
  requestId: string | null;
  status: number;
  /** The gateway's own word for why it answered itself. */
  problem: string | null;
  /** The attempt it asks about, instead of sending anything. */
  similar: string | null;
  /** It was read from the gateway's record: nothing was sent now. */
  recorded: boolean;
};

/** One write as a page holds it from its review on: an id, frozen bytes, and what a person added to them. */
export type Intention = {
  id: string;
  method: 'POST' | 'DELETE';
  path: string;
  /** Empty for a write without one. */
  body: string;
  context: Omit<AttemptContext, 'form'>;
};

/** What is typed in a page, and which save of which page it is. */
type TypedDraft = Pick<SaveDraft, 'base' | 'tab' | 'revision' | 'values'>;

const everyDraft = {
  form: 'entry-types',
  schema: 1,
  title: '',
  branchId: null,
  branchName: null,
  subjectId: null,
  origin: null,
} as const;

const jsonType = 'application/json';

const problemSchema = z.object({
  problem: z.string(),
  similar: z.optional(z.object({ id: z.string() })),
});

/**
 * A page of one person, as far as the protocol goes, in a browser where others may sign in meanwhile. It keeps every answer it
 * was ever given.
 */
export class Client {
  readonly told: Told[] = [];
  /** Whom the browser's cookie stands for now; null: nobody. */
  present: Person | null = null;
  readonly #origin: () => string;
  readonly #owner: Person;
  #cookie = '';
  #mark = '';

  constructor(origin: () => string, owner: Person) {
    this.#origin = origin;
    this.#owner = owner;
  }

  /** The session, for another browser of the same person: its cookie, and for whom that stands. */
  get identity(): { cookie: string; mark: string } {
    return { cookie: this.#cookie, mark: this.#mark };
  }

  /** @param person - who signs in, in this window or in another one */
  async signIn(key: string, person = this.#owner): Promise<void> {
    const { operator } = person;
    const body = new URLSearchParams({ key, operator, next: '/' }).toString();
    const type = 'application/x-www-form-urlencoded';
    const signIn = () => this.#ask('POST', '/sign-in', { body, type });
    let answer = await signIn();
    // The gateway's own line to the service broke a moment ago: whoever wants to work tries again.
    for (let tries = 1; answer?.status === 502 && tries < 3; tries += 1) answer = await signIn();
    const cookie = answer?.headers['set-cookie']?.map((header) => header.split(';')[0]).join('; ');
    if (!cookie) throw new Error(`Signing in was answered with ${answer?.status}`);
    this.#cookie = cookie;
    this.present = person;
    // A page belongs to one person from its first answer on.
    if (person !== this.#owner || this.#mark !== '') return;
    const session = await this.#ask('GET', '/gateway/session', {});
    const told = sessionSchema.parse(JSON.parse(session?.body ?? 'null'));
    this.#mark = told.signedIn ? told.mark : '';
  }

  /** Somebody signs out in another window. */
  signOut(): void {
    this.#cookie = '';
    this.present = null;
  }

  /** @returns null when the connection was lost, or dropped after so many milliseconds. */
  send(
    { id, method, path, body, context: added }: Intention,
    dropAfterMs?: number,
  ): Promise<Told | null> {
    const note = JSON.stringify({ form: 'faults', ...added });
    const context = Buffer.from(note).toString('base64url');
    return this.#write(id, `/api/external/v1${path}`, body, {
      method,
      headers: { [attemptHeaders.id]: id, [attemptHeaders.context]: context },
      dropAfterMs,
    });
  }

  /** Asks, as a person, for one more send than there were. */
  resend(id: string, after: number): Promise<Told | null> {
    return this.#write(id, `/gateway/attempts/${id}/resend`, JSON.stringify({ after }), {});
  }

  /** What a person found out of an attempt nobody knew the outcome of. */
  async settle(id: string, verdict: Verdict): Promise<void> {
    const body = JSON.stringify({ verdict, note: 'Se buscó en el servicio' });
    await this.#ask('POST', `/gateway/attempts/${id}/settle`, { body, type: jsonType });
  }

  /** The draft of whoever is signed in; null: there is none, or it cannot be read. */
  async readDraft(id: string): Promise<Draft | null> {
    const answer = await this.#ask('GET', `/gateway/drafts/${id}`, {});
    return answer?.status === 200 ? draftSchema.parse(JSON.parse(answer.body)) : null;
  }

  /** @returns the version it has now; null: it was not taken. */
  async saveDraft(id: string, draft: TypedDraft): Promise<number | null> {
    const { operator, business } = this.#owner;
    const wish: SaveDraft = { ...everyDraft, ...draft, operator, business };
    const body = JSON.stringify(wish);
    const answer = await this.#ask('PUT', `/gateway/drafts/${id}`, { body, type: jsonType });
    return answer?.status === 200
      ? draftVersionSchema.parse(JSON.parse(answer.body)).version
      : null;
  }

  /** How often an attempt was sent, as far as this page may know. */
  async sendsOf(id: string): Promise<number> {
    const answer = await this.#ask('GET', `/gateway/attempts/${id}`, {});
    if (answer?.status !== 200) return 0;
    return attemptDetailSchema.parse(JSON.parse(answer.body)).sends.length;
  }

  /** The gateway's record; null when it knows of none. */
  async lookUp(id: string): Promise<AttemptDetail | null> {
    const answer = await this.#ask('GET', `/gateway/attempts/${id}`, {});
    if (answer?.status === 404) return null;
    if (answer?.status !== 200) throw new Error(`Looking up was answered with ${answer?.status}`);
    return attemptDetailSchema.parse(JSON.parse(answer.body));
  }

  async #write(
    attempt: string,
    path: string,
    body: string,
    {
      method = 'POST',
      ...more
    }: Pick<Asked, 'headers' | 'dropAfterMs'> & Partial<Pick<Intention, 'method'>>,
  ): Promise<Told | null> {
    const content = body === '' ? {} : { body, type: jsonType };
    const answer = await this.#ask(method, path, { ...content, ...more });
    if (answer === null) return null;
    const told: Told = {
      attempt,
      outcome: one(answer.headers['x-outcome']),
      requestId: one(answer.headers['x-request-id']),
      status: answer.status,
      ...problemOf(answer.body),
      recorded: answer.headers[attemptHeaders.recorded.toLowerCase()] === 'true',
    };
    this.told.push(told);
    return told;
  }

  #ask(method: string, path: string, asked: Asked): Promise<Answer | null> {
    const url = new URL(path, this.#origin());
    const headers = {
      accept: 'application/json',
      origin: url.origin,
      [appHeader.name]: appHeader.value,
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(this.#mark && { [markHeader]: this.#mark }),
      ...(asked.type && { 'content-type': asked.type }),
      ...asked.headers,
    };
    return new Promise((resolve) => {
      // No agent: a pooled connection that a killed gateway leaves behind would fail the next request.
      const sent = request(url, { method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => resolve(null));
        answer.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
        });
      });
      sent.on('error', () => resolve(null));
      sent.end(asked.body);
      if (asked.dropAfterMs !== undefined) setTimeout(() => sent.destroy(), asked.dropAfterMs);
    });
  }
}

type Asked = {
  body?: string;
  type?: string;
  headers?: Record<string, string>;
  dropAfterMs?: number | undefined;
};

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
};

export function newId(): string {
  return randomUUID();
}

function one(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}

function problemOf(body: string): Pick<Told, 'problem' | 'similar'> {
  try {
    const { problem, similar } = problemSchema.parse(JSON.parse(body));
    return { problem, similar: similar?.id ?? null };
  } catch {
    return { problem: null, similar: null };
  }
}
