import type { Page } from '@playwright/test';

/** What the app sends with every request, for one that a test makes itself with the session of a page. */
export async function appHeaders({ request }: Page, origin = ''): Promise<Record<string, string>> {
  const app = { 'X-Trastienda': '1' };
  const session = await request.get(`${origin}/gateway/session`, { headers: app });
  const { mark } = (await session.json()) as { mark: string };
  return { ...app, 'Worker-Mark': mark };
}
