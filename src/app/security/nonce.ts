import { setNonce } from 'get-nonce';

/** The nonce the gateway put into this very page; style tags made at run time carry it. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** Libraries that lock scrolling behind a dialog ask `get-nonce` for it. */
export function shareNonce(): void {
  const nonce = styleNonce();
  if (nonce) setNonce(nonce);
}
