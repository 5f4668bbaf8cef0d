import { afterEach, describe, expect, it } from 'vitest';
import { startTestGateway, type GatewayOptions, type TestGateway } from './support/gateway';
import { forEachAtOnce } from './support/raw';
import { goodKey, json } from './support/upstream';

let gateway: TestGateway;

const start = async (options: GatewayOptions = {}) => {
  gateway = await startTestGateway(options);
};
afterEach(() => gateway.close());

const guess = (key: string) => gateway.submitSignIn({ key, operator: 'Ana' });
const minutes = (count: number) => count * 60_000;

describe('guessing keys', () => {
  it('lets five of a thousand guesses of one address reach the service', async () => {
    await start();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await guess(`guess-${index}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const others = Array.from({ length: 994 }, (_, index) => `other-${index}`);
    await forEachAtOnce(others, 20, async (key) => {
      statuses.push((await guess(key)).status);
    });
    expect(statuses.filter((status) => status === 429)).toHaveLength(995);
    expect(gateway.upstream.seen).toHaveLength(5);
  });

  it('counts guesses made at the same moment', async () => {
    await start();
    await Promise.all(Array.from({ length: 40 }, (_, index) => guess(`guess-${index}`)));
    expect(gateway.upstream.seen).toHaveLength(5);
  });

  it('refuses the right key as well while the address is locked, and says how long', async () => {
    await start();
    for (let index = 0; index < 5; index += 1) await guess(`guess-${index}`);
    const locked = await guess(goodKey);
    expect(locked.status).toBe(429);
    expect(locked.headers['set-cookie']).toBeUndefined();
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(280);
    expect(locked.text).toContain('Espere 5 minutos.');
    gateway.advance(minutes(5));
    expect((await guess(goodKey)).status).toBe(303);
  });

  it('grows the wait with every further wrong key, up to a quarter of an hour', async () => {
    await start();
    const waits: number[] = [];
    for (let index = 0; index < 5; index += 1) await guess(`guess-${index}`);
    for (let index = 0; index < 4; index += 1) {
      const wait = Number((await guess('locked')).headers['retry-after']);
      waits.push(Math.round(wait / 60));
      gateway.advance(wait * 1000);
      await guess(`later-${index}`);
    }
    expect(waits).toEqual([5, 10, 15, 15]);
  });

  it('never lets more than five reach the service in any five minutes', async () => {
    await start();
    const times: number[] = [];
    for (let passed = 0; passed < minutes(60); passed += 20_000) {
      const before = gateway.upstream.seen.length;
      await guess(`guess-${passed}`);
      if (gateway.upstream.seen.length > before) times.push(passed);
      gateway.advance(20_000);
    }
    const busiest = Math.max(
      ...times.map(
        (start) => times.filter((time) => time >= start && time < start + minutes(5)).length,
      ),
    );
    expect(busiest).toBe(5);
  });

  it('does not count right keys, nor tries while the service is away', async () => {
    await start();
    for (let index = 0; index < 8; index += 1) expect((await guess(goodKey)).status).toBe(303);
    gateway.upstream.answerWith((_request, response) => response.destroy());
    for (let index = 0; index < 8; index += 1) expect((await guess('any-key')).status).toBe(502);
    gateway.upstream.answerWith(null);
    expect((await guess(goodKey)).status).toBe(303);
  });

  it('tells addresses apart only by a proxy it trusts, and has a ceiling for all of them', async () => {
    const env = { TRUST_PROXY: '127.0.0.1,::1', SIGN_IN_TRIES_OF_ALL: '12' };
    await start({ env });
    const from = (address: string, key: string) =>
      gateway.submitSignIn({ key, operator: 'Ana' }, { headers: { 'x-forwarded-for': address } });
    for (let index = 0; index < 6; index += 1) await from('10.0.0.1', `one-${index}`);
    expect((await from('10.0.0.2', goodKey)).status).toBe(303);
    for (let index = 0; index < 20; index += 1) await from(`10.0.1.${index}`, `many-${index}`);
    expect(gateway.upstream.seen).toHaveLength(12 + 1);
    expect((await from('10.0.0.9', goodKey)).status).toBe(429);
  });

  it('takes neighbours for one, in whichever way their address is written', async () => {
    await start({ env: { TRUST_PROXY: '127.0.0.1,::1' } });
    const from = (address: string, key: string) =>
      gateway.submitSignIn({ key, operator: 'Ana' }, { headers: { 'x-forwarded-for': address } });
    for (const last of ['1', '2', 'a:b', '2:0:0:1', '9']) await from(`2001:db8::${last}`, 'guess');
    expect((await from('2001:DB8:0:0:7::1', goodKey)).status).toBe(429);
    expect((await from('2001:db8:0:1::1', goodKey)).status).toBe(303);
    expect((await from('::ffff:10.0.0.1', goodKey)).status).toBe(303);
    expect(gateway.upstream.seen).toHaveLength(5 + 2);
  });

  it('ignores what an untrusted client says about its address', async () => {
    await start();
    for (let index = 0; index < 9; index += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${index}` };
      await gateway.submitSignIn({ key: `guess-${index}`, operator: 'Ana' }, { headers });
    }
    expect(gateway.upstream.seen).toHaveLength(5);
  });
});

describe('tries of one address at the same moment', () => {
  /** Sent one after the other, and not answered before the service is told to. */
  async function send(keys: string[]): Promise<Promise<number>[]> {
    const { seen } = gateway.upstream;
    const statuses: Promise<number>[] = [];
    for (const key of keys) {
      const before = seen.length;
      statuses.push(guess(key).then(({ status }) => status));
      await expect.poll(() => seen.length).toBe(before + 1);
    }
    return statuses;
  }

  const lockAndWait = async () => {
    for (let index = 0; index < 5; index += 1) await guess(`guess-${index}`);
    gateway.advance(minutes(5));
  };

  it('are no wrong ones while the service says nothing, and nobody is told so', async () => {
    await start();
    const answer = gateway.upstream.hold();
    const waiting = await send(Array.from({ length: 5 }, () => goodKey));
    const sixth = await guess(goodKey);
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '1']);
    expect(sixth.text).toContain('Se están comprobando otros inicios de sesión. Intente de nuevo');
    expect(sixth.text).not.toMatch(/fallidos|Espere/);
    expect(gateway.upstream.seen).toHaveLength(5);
    answer((_request, response) => response.destroy());
    expect(await Promise.all(waiting)).toEqual([502, 502, 502, 502, 502]);
    expect((await guess(goodKey)).status).toBe(502);
    gateway.upstream.answerWith(null);
    expect((await guess(goodKey)).status).toBe(303);
  });

  it('lock nobody out for the one of them that was wrong', async () => {
    await start();
    const answer = gateway.upstream.hold();
    const waiting = await send([goodKey, goodKey, goodKey, goodKey, 'a-typo']);
    answer(null);
    expect(await Promise.all(waiting)).toEqual([303, 303, 303, 303, 401]);
    expect((await guess(goodKey)).status).toBe(303);
  });

  it('wait a moment for one another after a lock, which a right key does not bring back', async () => {
    await start();
    await lockAndWait();
    const answer = gateway.upstream.hold();
    const waiting = await send([goodKey]);
    const second = await guess(goodKey);
    expect([second.status, second.headers['retry-after']]).toEqual([429, '1']);
    answer(null);
    expect(await Promise.all(waiting)).toEqual([303]);
    expect((await guess(goodKey)).status).toBe(303);
  });

  it('are no way to guess more after a lock than one after the other', async () => {
    await start();
    await lockAndWait();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, key) => guess(`more-${key}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(gateway.upstream.seen).toHaveLength(5 + 1);
    expect(Number((await guess(goodKey)).headers['retry-after'])).toBeGreaterThan(580);
  });

  it('say in English, too, what they wait for', async () => {
    await start();
    const answer = gateway.upstream.hold();
    const waiting = await send(Array.from({ length: 5 }, () => goodKey));
    const sixth = await gateway.submitSignIn({ key: goodKey, operator: 'Ana', lang: 'en' });
    expect(sixth.text).toContain('Other sign-ins are being checked. Try again in a moment.');
    answer(null);
    await Promise.all(waiting);
  });
});

describe('the sign-in page', () => {
  it('has no script, and a policy that allows none', async () => {
    await start();
    const page = await gateway.ask('/sign-in');
    const nonce = /<style nonce="([^"]+)"/.exec(page.text)?.[1];
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(page.text).not.toMatch(/<script|\son[a-z]+=|javascript:|\sstyle=/i);
    const again = await gateway.ask('/sign-in');
    expect(again.text).not.toContain(String(nonce));
  });

  it('trims a pasted key and shows no key again', async () => {
    await start();
    const answer = await gateway.submitSignIn({ key: `  ${goodKey}\n`, operator: ' Ana  ' });
    expect(answer.status).toBe(303);
    const failed = await guess('some-wrong-key');
    expect(failed.text).not.toContain('some-wrong-key');
    expect(failed.text).toContain('value="Ana"');
  });

  it('knows a name in whichever way its accents are written', async () => {
    await start();
    const operator = 'Jos\u0065\u0301 Pen\u0303a';
    const { headers } = await gateway.submitSignIn({ key: goodKey, operator });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await gateway.ask('/sign-in', { cookie })).text).toContain('Jos\u00e9 Pe\u00f1a');
  });

  it('shows a name as text, whatever it holds', async () => {
    await start();
    const operator = `"><script>alert('x')</script>&amp;`;
    const failed = await gateway.submitSignIn({ key: 'wrong-key', operator });
    expect(failed.text).toContain(
      'value="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;"',
    );
    const { headers } = await gateway.submitSignIn({ key: goodKey, operator });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await gateway.ask('/sign-in', { cookie })).text).not.toContain('<script');
  });

  it.each([
    [401, 401, 'La clave no es válida'],
    [403, 403, 'puede que esté desactivada'],
    [429, 503, 'pide ir más despacio'],
    [500, 502, 'El servicio no responde'],
    [404, 502, 'El servicio no responde'],
  ])('explains a %i of the service', async (status, shown, words) => {
    await start();
    gateway.upstream.answerWith((_request, response) => json(response, status, { status: false }));
    const answer = await guess(goodKey);
    expect(answer.status).toBe(shown);
    expect(answer.text).toContain(words);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{ key: goodKey, operator: '' }, 'Escriba su nombre'],
    [{ key: goodKey, operator: 'x'.repeat(81) }, 'Escriba su nombre'],
    [{ key: goodKey, operator: 'Ana\u202e' }, 'Escriba su nombre'],
    [{ key: '', operator: 'Ana' }, 'Pegue la clave'],
    [{ key: 'clave con espacios', operator: 'Ana' }, 'Pegue la clave'],
    [{ operator: 'Ana' }, 'Pegue la clave'],
    [{ operator: 'Ana', integration: 'administracion' }, 'Pegue la clave'],
    [{ operator: 'Ana', integration: '__proto__' }, 'Pegue la clave'],
  ])('asks the service nothing about %j', async (fields, words) => {
    await start();
    const answer = await gateway.submitSignIn(fields);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(words);
    expect(gateway.upstream.seen).toEqual([]);
  });

  it('speaks Spanish, and English when asked, and keeps the language after a mistake', async () => {
    await start();
    expect((await gateway.ask('/sign-in')).text).toContain('<html lang="es">');
    expect((await gateway.ask('/sign-in?lang=en')).text).toContain('Integration key');
    expect((await gateway.ask('/sign-in?lang=xx')).text).toContain('<html lang="es">');
    const failed = await gateway.submitSignIn({ key: 'wrong', operator: 'Ana', lang: 'en' });
    expect(failed.text).toContain('The key is not valid');
  });

  it('keeps a language that was asked for, for a year, beside the session', async () => {
    await start();
    const good = { key: goodKey, operator: 'Ana' };
    const english = await gateway.submitSignIn({ ...good, lang: 'en' });
    expect(english.headers['location']).toBe('/');
    const [session, language] = [english.headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^__Host-/);
    expect(language).toBe(
      'trastienda-language=en; Path=/; Secure; SameSite=Strict; Max-Age=31536000',
    );
    for (const fields of [
      good,
      { ...good, lang: 'xx' },
      { ...good, lang: 'en', return: 'window' },
    ]) {
      const answer = await gateway.submitSignIn(fields);
      expect(String(answer.headers['set-cookie'])).not.toContain('trastienda-language');
    }
    expect((await gateway.ask('/sign-in')).text).not.toContain('name="lang"');
    expect((await gateway.ask('/sign-in?lang=en')).text).toContain('name="lang" value="en"');
  });

  it.each([
    ['trastienda-language=en', 'Sign in to Trastienda'],
    ['trastienda-language=fr', 'Iniciar sesión en Trastienda'],
  ])('speaks the language that the browser keeps: %s', async (cookie, title) => {
    await start();
    expect((await gateway.ask('/sign-in', { cookie })).text).toContain(title);
  });

  it('says that the window can be closed when the app waits in another one', async () => {
    await start();
    const back = await gateway.submitSignIn({
      key: goodKey,
      operator: 'Ana',
      return: 'window',
      lang: 'es',
    });
    expect(back.headers['location']).toBe('/sign-in?return=done&lang=es');
    const cookie = String(back.headers['set-cookie']).split(';')[0] ?? '';
    const page = await gateway.ask('/sign-in?return=done&lang=es', { cookie });
    expect(page.text).toContain('ya puede cerrar esta ventana');
    expect(page.text).not.toContain('<form');
    const lost = await gateway.ask('/sign-in?return=done&lang=es');
    expect(lost.text).not.toContain('ya puede cerrar esta ventana');
    expect(lost.text).toContain('name="return" value="window"');
  });

  it('lets the person of a covered page in where another one is signed in already', async () => {
    await start();
    const cookie = await gateway.signIn();
    const page = await gateway.ask('/sign-in?return=window&lang=es', { cookie });
    expect(page.text).toContain('Ya inició sesión como Ana Prueba.');
    expect(page.text).toContain('Si es usted, puede cerrar esta ventana');
    expect(page.text).not.toContain('>Continuar<');
    expect(page.text).toContain('name="return" value="window"');
  });

  it('leads on instead of around in circles when somebody is signed in already', async () => {
    await start();
    const cookie = await gateway.signIn();
    const page = await gateway.ask('/sign-in?next=%2Flotes', { cookie });
    expect(page.status).toBe(200);
    expect(page.text).toContain('href="/lotes"');
    expect(page.text).toContain('Ya inició sesión como Ana Prueba.');
  });
});
