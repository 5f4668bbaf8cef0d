import type { AttemptRow } from '../../../server/gateway/ledger/tables';

/** An entry type as the ledger records it before it is sent. */
export function attemptRow(id: string, given: Partial<AttemptRow> = {}): AttemptRow {
  const instant = new Date().toISOString();
  return {
    id,
    business: 'La Tienda',
    integration: 'caja',
    integration_label: 'Caja',
    operator: 'Ana',
    operation: 'entry-types.create',
    method: 'POST',
    path: '/accounting/entry-types',
    body_text: '{"code":"DV"}',
    body_hash: 'b',
    content_hash: id,
    context: '{"form":"test"}',
    state: 'recorded',
    recorded_at: instant,
    latest_at: instant,
    branch_id: null,
    record_id: null,
    provider_id: null,
    code: null,
    name: null,
    date: null,
    amount: null,
    search: '',
    verdict: null,
    settled_note: null,
    settled_by: null,
    settled_at: null,
    imported_at: null,
    imported_by: null,
    job_id: null,
    draft_id: null,
    ...given,
  };
}
