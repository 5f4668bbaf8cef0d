import { configureHttp } from '@/api/core/http-settings';
import { testId, toResponse, type TestAnswer } from '@/api/core/test-answers';
import { ownerHeader } from '@/api/core/test-gateway';
import type { SaveDraft } from '@/api/drafts/schemas';
import { noFacts } from '@/contract/attempt';

export const branch = testId(1);
export const otherBranch = testId(2);
export const product = testId(5);

/** Only for tests: a branch whose products stand five to a page, and a service that stores what it is sent. */
export interface TestBranch {
  /** The product of the tests, as the service has it now. */
  row: Record<string, unknown>;
  /** Another one of them. */
  another: Record<string, unknown>;
  /** Which of forty products it is; null: the branch no longer has it. */
  position: number | null;
  /** Instead of a page of products. */
  pageAnswer: TestAnswer | null;
  /** The bodies of updates, in the order they came. */
  sent: Record<string, unknown>[];
  /** Instead of taking an update. */
  updateAnswer: TestAnswer | null;
  /** What was typed and not sent, as the gateway keeps it, by id. */
  drafts: Map<string, SaveDraft>;
  /** Where the journal knows it was moved to, by Luis. */
  movedTo: string | null;
  /** How many pages of products were asked for. */
  pages: number;
}

const perPage = 5;
const total = 40;

export function playBranch(row: Record<string, unknown> = {}): TestBranch {
  const here: TestBranch = {
    row: {
      id: product,
      name: 'Queso duro',
      sku: 'QUESO',
      product_type: 'phisical',
      composition_type: 'simple',
      tax_method: 'is_exent',
      price_before_taxes: 3,
      cost: 2,
      availability: 10,
      limit_availability: 4,
      taxes: [],
      ...row,
    },
    another: { name: 'Otro 0' },
    position: 12,
    pageAnswer: null,
    sent: [],
    updateAnswer: null,
    drafts: new Map(),
    movedTo: null,
    pages: 0,
  };
  configureHttp({
    fetch: (address, { method, body }) => {
      const url = new URL(address, 'http://app.test');
      const text = typeof body === 'string' ? body : '{}';
      if (url.pathname.startsWith('/gateway/drafts')) {
        return Promise.resolve(keepDraft(here, { url, method: method ?? 'GET', text }));
      }
      if (url.pathname === '/gateway/attempts') return Promise.resolve(journalOf(here));
      if (method === 'PUT') return Promise.resolve(store(here, text));
      if (url.pathname.endsWith('/branches')) return Promise.resolve(branchList());
      if (url.pathname.includes('/taxes/branch/')) return Promise.resolve(taxesOf(url));
      if (!url.pathname.includes('/products/branch/')) return Promise.resolve(nothingListed());
      here.pages += 1;
      const page = Number(url.searchParams.get('page') ?? '1');
      return Promise.resolve(toResponse(here.pageAnswer ?? pageOf(here, page)));
    },
  });
  return here;
}

interface Asked {
  url: URL;
  method: string;
  text: string;
}

const savedAt = '2026-03-16T16:00:00.000Z';

function keepDraft({ drafts }: TestBranch, { url, method, text }: Asked): Response {
  const id = url.pathname.split('/')[3] ?? '';
  const version = 1;
  const known = { version, createdAt: savedAt, savedAt, bytes: 1, sent: null };
  if (method === 'PUT') drafts.set(id, JSON.parse(text) as SaveDraft);
  if (method === 'PUT') return Response.json({ version, savedAt });
  if (method === 'DELETE') drafts.delete(id);
  if (method === 'DELETE') return new Response(null, { status: 204 });
  const found = drafts.get(id);
  if (found !== undefined) return Response.json({ ...found, ...known, id });
  if (id !== '') return Response.json({ problem: 'unknown-draft' }, { status: 404 });
  const rows = [...drafts].map(([one, draft]) => ({ ...draft, ...known, id: one }));
  return Response.json({ rows, total: rows.length, now: savedAt });
}

function store(here: TestBranch, body: string): Response {
  const sent = JSON.parse(body) as Record<string, unknown>;
  here.sent.push(sent);
  if (here.updateAnswer !== null) return toResponse(here.updateAnswer);
  here.row = { ...here.row, ...sent };
  return toResponse({
    body: { success: true, data: here.row, message: 'ok' },
    headers: { ...ownerHeader, 'X-Outcome': 'applied', 'X-Request-Id': 'req-1' },
  });
}

function pageOf({ row, position, another }: TestBranch, page: number): TestAnswer {
  const rows = Array.from({ length: perPage }, (_, index) => {
    const number = (page - 1) * perPage + index;
    const other = number === 0 ? another : { name: `Otro ${number}` };
    return number === position ? row : { id: testId(1_000 + number), ...other };
  });
  const pagination = { current_page: page, per_page: perPage, total };
  return { body: { success: true, data: { data: rows, pagination } } };
}

function branchList(): Response {
  const rows = [
    { id: branch, name: 'Centro' },
    { id: otherBranch, name: 'Norte' },
  ];
  return toResponse({ body: { success: true, status: true, data: rows } });
}

/** The other branch has an IVA of its own, and one tax more. */
function taxesOf({ pathname }: URL): Response {
  const rate = { tax_type: 'percentage', percent: 0.13 };
  const data = pathname.endsWith(branch)
    ? [{ id: testId(41), name: 'IVA', number_code: '20', ...rate }]
    : [
        { id: testId(42), name: 'IVA', number_code: '20', ...rate },
        { id: testId(43), name: 'Turismo', number_code: '59', ...rate },
      ];
  return toResponse({ body: { success: true, status: true, data } });
}

function journalOf({ movedTo }: TestBranch): Response {
  const moved = {
    id: testId(90),
    operation: 'products.update',
    state: 'applied',
    unresolved: false,
    business: 'Comercial Los Volcanes',
    operator: 'Luis',
    integration: { name: 'compras', label: 'Compras' },
    recordedAt: savedAt,
    context: { form: 'products.edit', branchId: branch },
    facts: { ...noFacts, recordId: product, branchId: movedTo },
    sends: [],
    settled: null,
    imported: null,
    resendRefused: null,
    resendUntil: null,
  };
  const rows = movedTo === null ? [] : [moved];
  const pagination = { page: 1, lastPage: 1, perPage: 50, total: rows.length };
  return Response.json({ rows, pagination });
}

function nothingListed(): Response {
  const pagination = { current_page: 1, last_page: 1, per_page: 50, total: 0 };
  return toResponse({ body: { status: true, success: true, data: { data: [], pagination } } });
}
