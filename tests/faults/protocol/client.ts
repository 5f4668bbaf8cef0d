import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { attemptDetailSchema, type AttemptDetail } from '../../../src/contract/attempt';
import { attemptHeaders } from '../../../src/contract/attempt-words';
import { appHeader, markHeader, sessionSchema } from '../../../src/contract/session';

/** What the gateway answered, as far as a run looks at it. */
export type Told = {
  attempt: string;
  outcome: string | null;
  requestId: string | null;
  status: number;
  /** The gateway's own word for why it answered itself. */
  problem: string | null;
  /** It was read from the gateway's record: nothing was sent now. */
  recorded: boolean;
};

/** One write as a browser holds it: an id and frozen bytes. */
export type Intention = { id: string; path: string; body: string };

const problemSchema = z.object({ problem: z.string() });

/** A browser of one person, as far as the protocol goes. It keeps every answer it was ever given. */
export class Client {
  readonly told: Told[] = [];
  readonly #origin: () => string;
  #cookie = '';
  #mark = '';

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  /** The session, for another browser of the same person: its cookie, and for whom that stands. */
  get identity(): { cookie: string; mark: string } {
    return { cookie: this.#cookie, mark: this.#mark };
  }

  async signIn(key: string): Promise<void> {
    const body = new URLSearchParams({ key, operator: 'Ana', next: '/' }).toString();
    const type = 'application/x-www-form-urlencoded';
    const answer = await this.#ask('POST', '/sign-in', { body, type });
    const cookie = answer?.headers['set-cookie']?.map((header) => header.split(';')[0]).join('; ');
    if (!cookie) throw new Error(`Signing in was answered with ${answer?.status}`);
    this.#cookie = cookie;
    const session = await this.#ask('GET', '/gateway/session', {});
    const told = sessionSchema.parse(JSON.parse(session?.body ?? 'null'));
    this.#mark = told.signedIn ? told.mark : '';
  }

  /** @returns null when the connection was lost, or dropped after so many milliseconds. */
  send({ id, path, body }: Intention, dropAfterMs?: number): Promise<Told | null> {
    const context = Buffer.from(JSON.stringify({ form: 'faults' })).toString('base64url');
    return this.#write(id, `/api/external/v1${path}`, body, {
      headers: { [attemptHeaders.id]: id, [attemptHeaders.context]: context },
      dropAfterMs,
    });
  }

  /** Asks, as a person, for one more send than there were. */
  resend(id: string, after: number): Promise<Told | null> {
    return this.#write(id, `/gateway/attempts/${id}/resend`, JSON.stringify({ after }), {});
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
    more: Pick<Asked, 'headers' | 'dropAfterMs'>,
  ): Promise<Told | null> {
    const answer = await this.#ask('POST', path, { body, type: 'application/json', ...more });
    if (answer === null) return null;
    const told: Told = {
      attempt,
      outcome: one(answer.headers['x-outcome']),
      requestId: one(answer.headers['x-request-id']),
      status: answer.status,
      problem: problemOf(answer.body),
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

function problemOf(body: string): string | null {
  try {
    const parsed = problemSchema.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.problem : null;
  } catch {
    return null;
  }
}
