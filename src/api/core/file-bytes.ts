/** SHA-256 in lower-case hexadecimal. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As files go to the gateway: what stands behind the head of a data URL. */
export async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve);
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read')));
    reader.readAsDataURL(file);
  });
  const { result: url } = reader;
  if (typeof url !== 'string') throw new TypeError('No data URL');
  return url.slice(url.indexOf(',') + 1);
}

export function blobOf(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}
