import { describe, expect, it } from 'vitest';
import { configureHttp, httpSettings } from '@/api/core/http-settings';
import { between, intend, resend, send, signInForEachTest } from './support/attempts';

const { world, applied } = signInForEachTest();

describe('a connection to the gateway that breaks off', () => {
  it('after the write arrived: it is told as it was answered', async () => {
    between((go) => async (url, init) => {
      const answer = await go(url, init);
      if (init.method === 'POST') throw new TypeError('Failed to fetch');
      return answer;
    });
    await expect(send(intend())).resolves.toMatchObject({
      kind: 'applied',
      recordedEarlier: true,
      value: { code: 'DIARIO_X' },
    });
    await expect(applied()).resolves.toBe(1);
  });

  it('while it is on its way: it is followed to its end', async () => {
    between((go) => (url, init) => {
      const answer = go(url, init);
      if (init.method !== 'POST') return answer;
      answer.catch(() => undefined);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(send(intend())).resolves.toMatchObject({ kind: 'applied' });
    await expect(applied()).resolves.toBe(1);
  });

  it('before it arrived: it was not sent, and is when a person asks', async () => {
    let away = true;
    between((go) => (url, init) => {
      const lost = away && init.method === 'POST';
      away = away && !lost;
      return lost ? Promise.reject(new TypeError('Failed to fetch')) : go(url, init);
    });
    const attempt = intend();
    await expect(send(attempt)).resolves.toMatchObject({ kind: 'not-sent', resumable: true });
    await expect(world().writes()).resolves.toEqual([]);
    await expect(resend(attempt)).resolves.toMatchObject({ kind: 'applied' });
    await expect(applied()).resolves.toBe(1);
  });

  it('and the browser silently sends it twice: it is written once', async () => {
    between((go) => async (url, init) => {
      const [first] = await Promise.all([go(url, init), go(url, init)]);
      return first;
    });
    await expect(send(intend())).resolves.toMatchObject({ kind: 'applied' });
    await expect(applied()).resolves.toBe(1);
  });

  it('and a resend comes twice: it is sent once more, not twice', async () => {
    await world().fault('status-403', { method: 'POST' });
    const attempt = intend();
    await send(attempt);
    between((go) => async (url, init) => {
      const [first] = await Promise.all([go(url, init), go(url, init)]);
      return first;
    });
    await expect(resend(attempt)).resolves.toMatchObject({ kind: 'applied' });
    await expect(world().writes()).resolves.toHaveLength(2);
    await expect(applied()).resolves.toBe(1);
  });
});

describe('a session that ended', () => {
  it('leaves the attempt to go on after signing in, under the same id', async () => {
    const { headers, ...settings } = httpSettings();
    configureHttp({ ...settings, headers: {} });
    const attempt = intend();
    await expect(send(attempt)).resolves.toMatchObject({
      kind: 'not-sent',
      resumable: true,
      error: { kind: 'session' },
    });
    await expect(resend(attempt)).resolves.toMatchObject({ error: { kind: 'session' } });
    await expect(world().writes()).resolves.toEqual([]);
    configureHttp({ ...settings, headers });
    await expect(resend(attempt)).resolves.toMatchObject({ kind: 'applied' });
    await expect(applied()).resolves.toBe(1);
  });
});
