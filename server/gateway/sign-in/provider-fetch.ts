import type { CustomFetch } from 'openid-client';
import { isSafeAddress } from '../../settings/oidc';

/** The provider did not answer, or not in time, or said that it cannot. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

const mostBytes = 512 * 1024;

/** Asks the provider, as long as a setting allows and for no more than a plain answer needs. */
export function createProviderFetch(limitMs: number): CustomFetch {
  return async (address, { body, signal: _longer, ...options }) => {
    if (!isSafeAddress(new URL(address)))
      throw new Error('An address of the provider is not safe.');
    try {
      const signal = AbortSignal.timeout(limitMs);
      // It sends forms, or nothing.
      const form = body instanceof URLSearchParams ? body : null;
      const answer = await fetch(address, { ...options, body: form, signal });
      if (answer.status >= 500 || answer.status === 429) throw new ProviderAway();
      const { status, headers } = answer;
      return new Response(await textOf(answer), { status, headers });
    } catch (error) {
      if (error instanceof TooLarge) throw error;
      throw new ProviderAway('', { cause: error });
    }
  };
}

class TooLarge extends Error {
  override name = 'TooLarge';
}

async function textOf({ body }: Response): Promise<string | null> {
  if (body === null) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > mostBytes) throw new TooLarge();
    parts.push(part);
  }
  return size === 0 ? null : Buffer.concat(parts).toString();
}
