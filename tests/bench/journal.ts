import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../server/gateway/database';
import { usualZone } from '../../src/contract/zone';
import { createJournal, journalQuerySchema } from '../../server/gateway/ledger/journal';
import { searchText } from '../../server/gateway/ledger/search-text';
import { writeOperations } from '../../src/contract/writes';
import { head, line } from './support/spread';

/**
 * How long the journal takes to be searched: so many attempts of one business, each with the body of a purchase of twenty
 * lines, and every filter of the screen; the first page of what is found, and how many there are.
 */
const entries = Number(process.argv[2] ?? 10_000);
const rounds = 25;
const business = 'Bench';
const branch = randomUUID();

const folder = mkdtempSync(path.join(tmpdir(), 'trastienda-bench-'));
const database = await openDatabase(folder);
const body = JSON.stringify({
  lines: Array.from({ length: 20 }, (_, index) => ({
    product_id: randomUUID(),
    description: `Artículo número ${index} de la factura`,
    quantity: index + 1,
    price: '12.3456',
  })),
});
for (let from = 0; from < entries; from += 500) {
  await database.transaction().execute(async (transaction) => {
    for (let index = from; index < Math.min(entries, from + 500); index += 1) {
      const { row, send } = attempt(index);
      await transaction.insertInto('attempts').values(row).execute();
      await transaction.insertInto('sends').values(send).execute();
    }
  });
}
const journal = createJournal(database, () => Promise.resolve(usualZone));
const viewer = { name: 'bench', business, areas: null };
const known = await journal.page(viewer, journalQuerySchema.parse({ perPage: '1' }));
const [newest] = known.rows;
const [person] = await journal.people(viewer);

const questions: Record<string, Record<string, string | undefined>> = {
  'nothing narrowed': {},
  'words that are rare': { q: 'factura 9999' },
  'words in every one': { q: 'compañía del' },
  'words in none': { q: 'zapatería' },
  'record identifier': { q: newest?.row.record_id ?? '' },
  'request reference': { q: newest?.sends[0]?.request_id },
  person: { person: person?.id },
  branch: { branch },
  amount: { amount: '1234.56' },
  area: { area: 'products' },
  'outcome and dates': { state: 'applied', from: '2026-03-01', to: '2026-03-31' },
  'last page': { page: String(Math.ceil(entries / 50)) },
};
process.stdout.write(`${entries} attempts\n${head}`);
for (const [name, asked] of Object.entries(questions)) {
  const query = journalQuerySchema.parse(asked);
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const began = performance.now();
    await journal.page(viewer, query);
    if (round >= 0) times.push(performance.now() - began);
  }
  process.stdout.write(line(name, times));
}
await database.destroy();
rmSync(folder, { recursive: true, force: true });

function attempt(index: number) {
  const id = randomUUID();
  const at = new Date(Date.UTC(2026, 0, 1) + index * 2_700_000).toISOString();
  const operation = writeOperations[index % writeOperations.length] ?? 'expenses.create';
  const requestId = randomUUID();
  const found = {
    id,
    provider_id: null,
    code: `FACTURA-${index}`,
    name: `Distribuidora ${index % 300} del Pacífico`,
    amount: index % 100 === 0 ? '1234.56' : `${index}.25`,
    record_id: randomUUID(),
    context: JSON.stringify({ form: 'bench', branchName: 'Santa Ana', reason: 'Compañía' }),
    settled_note: null,
  };
  const row = {
    ...found,
    business,
    integration: 'bench',
    integration_label: 'Bench',
    operator: `Persona ${index % 12}`,
    operation,
    method: 'POST' as const,
    path: '/expenses',
    body_text: body,
    body_hash: randomUUID(),
    content_hash: randomUUID(),
    ordinal: 1,
    state: index % 50 === 0 ? ('unknown' as const) : ('applied' as const),
    recorded_at: at,
    latest_at: at,
    branch_id: index % 3 === 0 ? branch : randomUUID(),
    date: '2026-11-20',
    search: searchText(found, [requestId]),
    verdict: null,
    settled_by: null,
    settled_at: null,
    imported_at: null,
    imported_by: null,
  };
  const send = {
    attempt_id: id,
    number: 1,
    at,
    ended_at: at,
    outcome: 'applied' as const,
    status: 201,
    problem: null,
    request_id: requestId,
    key_hash: 'bench',
    replayed: 0,
    answer_text: body,
  };
  return { row, send };
}
