/** What was signed, of a signature that holds it (a compact JWS); null for a text that is none, or whose content is no text. */
export function payloadOf(signature: unknown): string | null {
  const compact = typeof signature === 'string' ? signature.replace(/\s+/g, '') : '';
  const [, payload] = /^[\w-]+\.([\w-]+)=*\.[\w-]*=*$/.exec(compact) ?? [];
  if (payload === undefined) return null;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
