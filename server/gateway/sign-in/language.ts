import type { FastifyReply } from 'fastify';
import { languageCookie } from '../../../src/contract/language';

export type Language = 'es' | 'en';

/** Hands the language of the sign-in page over to the app, whose page reads it; it says nothing about anybody. */
export function carryLanguage(reply: FastifyReply, language: Language): void {
  const { name, maxAgeSeconds } = languageCookie;
  const rules = `Path=/; Secure; SameSite=Strict; Max-Age=${maxAgeSeconds}`;
  reply.header('set-cookie', `${name}=${language}; ${rules}`);
}
