/** Signs in with a key as the page for it does; what a browser would keep, as one header. */
export async function signIn(origin: string, key: string): Promise<string> {
  const answer = await fetch(`${origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key, operator: 'Bench', next: '/' }).toString(),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookies.join('; ');
}
