import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session cookie of one gateway. */
export type SessionCookie = {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
};

/** The port stands in the name because browsers send a host's cookies to all of its ports. */
export function createSessionCookie(port: () => number): SessionCookie {
  let known = '';
  const name = () => (known ||= `__Host-trastienda-${port()}`);
  const rules = 'Path=/; Secure; HttpOnly; SameSite=Strict';
  return {
    read(request) {
      const start = `${name()}=`;
      const values = (request.headers.cookie ?? '')
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part.startsWith(start));
      return values.length === 1 ? (values[0]?.slice(start.length) ?? null) : null;
    },
    write(reply, value) {
      reply.header('set-cookie', `${name()}=${value}; ${rules}`);
    },
    clear(reply) {
      reply.header('set-cookie', `${name()}=; ${rules}; Max-Age=0`);
    },
  };
}
