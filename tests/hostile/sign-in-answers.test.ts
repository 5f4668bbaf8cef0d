import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { client } from '../../e2e/support/provider';
import type { Answered } from './support/gateway';
import { openOffice, sessionCookie } from './support/office';
import { json } from './support/upstream';

const office = openOffice();

describe('what comes back', () => {
  const expectRefused = async (answer: Answered, words: string, status: number) => {
    expect([answer.status, sessionCookie(answer)]).toEqual([status, undefined]);
    expect(answer.text).toContain(words);
    expect(office.gateway.upstream.seen).toEqual([]);
  };
  const expectLost = (answer: Answered) => expectRefused(answer, 'Ese intento ya no vale', 401);
  const expectUnbelieved = (answer: Answered) => expectRefused(answer, 'no se puede creer', 502);
  const tokensAsked = () => office.provider.asked.filter((path) => path === '/token').length;

  it('is nothing without the attempt it belongs to, and asks the provider nothing', async () => {
    await office.start();
    const { there, attempt } = await office.leave();
    const back = office.provider.wayBack(there);
    const forged = back.replace(/state=[^&]+/, 'state=forged');
    await expectLost(await office.comeBack(back, ''));
    await expectLost(await office.comeBack(back, `${attempt}A`));
    await expectLost(await office.comeBack(back, `${attempt}; ${attempt}`));
    await expectLost(await office.comeBack(forged, attempt));
    await expectLost(await office.comeBack(`${back}&state=twice`, attempt));
    await expectLost(await office.comeBack(back, (await office.leave()).attempt));
    await expectLost(await office.comeBack(`${office.gateway.url}/sign-in/callback`, attempt));
    expect(tokensAsked()).toBe(0);
    // None of that took the attempt away from whom it belongs to.
    expect(sessionCookie(await office.comeBack(back, attempt))).toBeDefined();
  });

  it('counts once, whoever has the cookie and another code', async () => {
    await office.start();
    const { there, attempt } = await office.leave();
    expect(
      sessionCookie(await office.comeBack(office.provider.wayBack(there), attempt)),
    ).toBeDefined();
    office.gateway.upstream.seen.length = 0;
    await expectLost(await office.comeBack(office.provider.wayBack(there), attempt));
    expect(tokensAsked()).toBe(1);
  });

  it('counts for ten minutes', async () => {
    await office.start();
    const { there, attempt } = await office.leave();
    office.gateway.advance(10 * 60_000);
    await expectLost(await office.comeBack(office.provider.wayBack(there), attempt));
  });

  it('is not taken with the code of somebody else’s attempt', async () => {
    await office.start();
    const other =
      new URL(office.provider.wayBack((await office.leave()).there)).searchParams.get('code') ?? '';
    const { there, attempt } = await office.leave();
    await expectLost(
      await office.comeBack(office.provider.wayBack(there, { code: other }), attempt),
    );
  });

  it('is not taken from another provider', async () => {
    await office.start();
    const { there, attempt } = await office.leave();
    const iss = 'https://accounts.evil.test';
    await expectUnbelieved(
      await office.comeBack(office.provider.wayBack(there, { code: 'x', iss }), attempt),
    );
    expect(tokensAsked()).toBe(0);
  });

  it('may be that somebody turned back, which locks nobody out', async () => {
    await office.start();
    for (let count = 0; count < 7; count += 1) {
      const { there, attempt } = await office.leave('?next=/attempts');
      const answer = await office.comeBack(
        office.provider.wayBack(there, { error: 'access_denied' }),
        attempt,
      );
      await expectRefused(answer, 'No se completó', 403);
      expect(answer.text).toContain('href="/sign-in/oidc?next=%2Fattempts"');
    }
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
  });

  it('may be a guess five times, and then a good one is refused as well', async () => {
    await office.start();
    for (let count = 0; count < 5; count += 1) {
      const { there, attempt } = await office.leave();
      await expectLost(
        await office.comeBack(office.provider.wayBack(there, { code: 'guessed' }), attempt),
      );
    }
    await expectRefused(await office.throughProvider(), 'Demasiados intentos', 429);
    expect(tokensAsked()).toBe(5);
    office.gateway.advance(5 * 60_000);
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
  });

  it('may come for several people at once while the provider is silent, and locks none of them out', async () => {
    await office.start();
    const left = await Promise.all(Array.from({ length: 6 }, () => office.leave()));
    const held: ServerResponse[] = [];
    office.provider.instead.set('/token', (_request, response) => held.push(response));
    const comeBack = ({ there, attempt }: (typeof left)[number]) =>
      office.comeBack(office.provider.wayBack(there), attempt);
    const waiting = left.slice(0, 5).map(comeBack);
    await expect.poll(() => held.length).toBe(5);
    for (const one of left.slice(5)) {
      const sixth = await comeBack(one);
      expect(sixth.headers['retry-after']).toBe('1');
      await expectRefused(sixth, 'Se están comprobando otros inicios de sesión', 429);
    }
    for (const response of held) json(response, 503, { error: 'temporarily_unavailable' });
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(5).fill(502));
    office.provider.instead.clear();
    expect(sessionCookie(await office.throughProvider())).toBeDefined();
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each([
    ['of another issuer', { iss: 'https://accounts.evil.test' }],
    ['for somebody else', { aud: 'another-client' }],
    ['for somebody else as well', { aud: [client.id, 'another'], azp: 'another' }],
    ['that is over', { exp: past }],
    ['of another attempt', { nonce: 'another' }],
    ['of no attempt', { nonce: undefined }],
    ['about nobody', { sub: undefined }],
  ])('is not believed with an id token %s', async (_which, claims) => {
    office.provider.token = claims;
    await office.start();
    await expectUnbelieved(await office.throughProvider());
  });

  it('is not believed when somebody else signed it', async () => {
    office.provider.signWithAnotherKey();
    await office.start();
    await expectUnbelieved(await office.throughProvider());
  });

  it.each([
    ['unsigned', 'none', ''],
    ['signed with the secret of the client', 'HS256', 'c2ln'],
  ])('is not believed %s', async (_which, alg, signature) => {
    await office.start();
    office.provider.instead.set('/token', (_request, response) => {
      const [, body = ''] = office.provider.idToken('x').split('.');
      const head = Buffer.from(JSON.stringify({ alg })).toString('base64url');
      const id_token = `${head}.${body}.${signature}`;
      json(response, 200, { access_token: 'x', token_type: 'Bearer', id_token });
    });
    await expectUnbelieved(await office.throughProvider());
  });
});
