import type { SentPurchase } from '@/api/attempts/purchases';
import type { PurchaseStatus } from '@/api/expenses/schemas';
import { differenceInCents } from '@/domain/cents';
import { comparableName } from '@/modules/provider-directory/alike';

export type Difference = 'document' | 'provider' | 'total';

type Sent = Pick<SentPurchase, 'documentType' | 'providerName' | 'total'>;
type Told = Pick<PurchaseStatus, 'documentType' | 'providerName' | 'toPay'>;

/** In what the purchase an identifier stands for is not what was sent; what one side does not tell makes no difference. */
export function toldDiffers(sent: Sent, told: Told): Difference[] {
  const { documentType, providerName, total } = sent;
  const differs: Record<Difference, boolean> = {
    document: both(documentType, told.documentType, (one, other) => !isSameWord(one, other)),
    provider: both(providerName, told.providerName, (one, other) => !isSameName(one, other)),
    total: both(total, told.toPay, (one, other) => differenceInCents(one, other) !== null),
  };
  return (['document', 'provider', 'total'] as const).filter((name) => differs[name]);
}

function both(
  one: string | null,
  other: string | null,
  holds: (one: string, other: string) => boolean,
): boolean {
  return one !== null && other !== null && holds(one, other);
}

const isSameWord = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** One name may be a part of the other: people write fewer words than a register. */
function isSameName(one: string, other: string): boolean {
  const [short = '', long = ''] = [comparableName(one), comparableName(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return long.includes(short);
}
