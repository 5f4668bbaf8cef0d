import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie of one gateway. */
export type HostCookie = {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
};

/** With what it travels, and how long; null: until the browser is closed. */
type Kept = { sameSite: 'Strict' | 'Lax'; seconds: number | null };

/** The port stands in the name because browsers send a host's cookies to all of its ports. */
function createHostCookie(name: string, port: () => number, kept: Kept): HostCookie {
  let known = '';
  const fullName = () => (known ||= `__Host-${name}-${port()}`);
  const rules = `Path=/; Secure; HttpOnly; SameSite=${kept.sameSite}`;
  const lasts = kept.seconds === null ? '' : `; Max-Age=${kept.seconds}`;
  return {
    read(request) {
      const start = `${fullName()}=`;
      const values = (request.headers.cookie ?? '')
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part.startsWith(start));
      return values.length === 1 ? (values[0]?.slice(start.length) ?? null) : null;
    },
    write(reply, value) {
      reply.header('set-cookie', `${fullName()}=${value}; ${rules}${lasts}`);
    },
    clear(reply) {
      reply.header('set-cookie', `${fullName()}=; ${rules}; Max-Age=0`);
    },
  };
}

export function createSessionCookie(port: () => number): HostCookie {
  return createHostCookie('trastienda', port, { sameSite: 'Strict', seconds: null });
}

/** Of somebody who signs in elsewhere: it has to come along when the provider sends somebody back. */
export function createRoundTripCookie(port: () => number, seconds: number): HostCookie {
  return createHostCookie('trastienda-attempt', port, { sameSite: 'Lax', seconds });
}
