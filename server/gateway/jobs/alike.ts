import type { AlikeRow } from '../../../src/contract/bulk-job';
import type { PlannedPayments } from '../../../src/contract/bulk-job-requests';
import { writePath } from '../../../src/contract/writes';
import type { Gateway } from '../gateway';
import { similarAsTold } from '../ledger/replies';
import type { Asker } from '../ledger/sender';
import { readStrictBody } from '../ledger/strict-json';

const operation = 'payments.apply';

/** What payments that are only planned may be the same as; null: one of them is none, or nobody has named their path. */
export async function alikeRows(
  { ledger, settings }: Pick<Gateway, 'ledger' | 'settings'>,
  { job, rows }: PlannedPayments,
  asker: Omit<Asker, 'bulk'>,
): Promise<AlikeRow[] | null> {
  const path = writePath(operation, settings.profile);
  const alike: AlikeRow[] = [];
  for (const { line, bodyText, attempts } of rows) {
    const body = readStrictBody(Buffer.from(bodyText));
    if (path === null || body === null) return null;
    const found = await ledger.alike({
      id: attempts[0] ?? '',
      context: { form: 'payments.many', job },
      operation,
      method: 'POST',
      path,
      bodyText,
      body: body.value,
      bulk: true,
      ...asker,
    });
    alike.push(...found.map((similar) => ({ line, similar: similarAsTold(similar) })));
  }
  return alike;
}
