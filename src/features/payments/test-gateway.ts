import { fromBase64Url } from '@/api/core/base64-url';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { ownerHeader } from '@/api/core/test-gateway';
import type { PayablePurchase } from '@/api/attempts/purchases';
import { attemptHeaders } from '@/contract/attempt-words';

const at = '2026-03-16T16:00:00.000Z';

/**
 * Only for tests: a gateway that keeps one draft with these values and answers with what is told of the purchases; `payables` may
 * take its time.
 */
export function playGateway(draft: { form: string; schema: number; values: object }) {
  const gateway = {
    payables: (): Promise<PayablePurchase[]> => Promise.resolve([]),
    /** What the service says of a purchase. */
    status: {} as object,
    /** What stood beside the writes that were sent to the service. */
    contexts: [] as unknown[],
  };
  const stored = {
    id: testId(90),
    title: 'x',
    branchId: null,
    branchName: null,
    subjectId: null,
    origin: null,
    sent: null,
    version: 1,
    bytes: 1,
    createdAt: at,
    savedAt: at,
    ...draft,
  };
  const empty = { rows: [], alike: [], total: 0, now: at };
  configureHttp({
    fetch: async (url, { method, headers: asked }) => {
      if (method === 'PUT' || method === 'PATCH') {
        return Response.json({ version: 2, savedAt: at });
      }
      if (url.endsWith(`/drafts/${stored.id}`)) return Response.json(stored);
      if (url.includes('/gateway/payable?')) {
        return Response.json({ rows: await gateway.payables() });
      }
      if (url.includes('/gateway/')) return Response.json(empty);
      if (url.endsWith('/status')) return Response.json({ status: true, data: gateway.status });
      const context = new Headers(asked).get(attemptHeaders.context);
      if (context !== null) gateway.contexts.push(fromBase64Url(context));
      const headers = { ...ownerHeader, 'X-Outcome': 'applied' };
      return Response.json({ status: true, data: [] }, { headers });
    },
  });
  return { gateway, address: `/?draft=${stored.id}` };
}
