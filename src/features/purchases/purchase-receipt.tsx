import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NewPurchase, RecordedPurchase } from '@/api/expenses/schemas';
import { differenceInCents } from '@/domain/cents';
import { isProcessed } from '@/domain/purchase/status';
import type { AppliedWrite } from '@/modules/attempt/write-state';
import { PurchaseStatus } from '@/modules/purchase-status/purchase-status';
import receipt from '@/modules/receipt/receipt.module.css';
import { WrittenReceipt } from '@/modules/receipt/written-receipt';
import { formatCalendarDate, formatMoney } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import { Button } from '@/ui/form/button';
import { FactList } from '@/ui/layout/fact-list';
import { creditFacts } from './purchase-facts';
import { documentWords } from './purchase-words';
import { SentLines } from './sent-lines';

interface Props {
  applied: AppliedWrite<RecordedPurchase, NewPurchase>;
  provider: (id: string) => string;
  onAnother: () => void;
  /** Another one of the same supplier. */
  onAnotherKept: () => void;
}

/** What the service says it recorded, and where that is not what was sent. */
export function PurchaseReceipt(props: Props) {
  const { applied, provider, onAnother, onAnotherKept } = props;
  const { value: recorded, input } = applied;
  const id = recorded?.id ?? null;
  return (
    <>
      <WrittenReceipt
        takesFiles
        of={applied}
        title={m.purchases_recorded({ provider: isolate(provider(input.providerId)) })}
        facts={recorded && factsOf(recorded, input)}
        sent={<Sent input={input} provider={provider} />}
        differences={differencesOf(recorded, input)}
        notes={id === null ? [m.purchases_recorded_without_id()] : []}
        actions={
          <>
            <Button size="xs" icon={IconPlus} onClick={onAnother}>
              {m.purchases_another()}
            </Button>
            <Button size="xs" variant="default" onClick={onAnotherKept}>
              {m.purchases_another_kept()}
            </Button>
            {id === null ? null : <CopyButton text={() => id}>{m.purchases_copy_id()}</CopyButton>}
            {id !== null && input.isCredit ? (
              <Link to="/payables" search={{ q: id }}>
                {m.purchases_see_owed()}
              </Link>
            ) : null}
          </>
        }
      />
      {id === null ? null : <PurchaseStatus attemptId={applied.attemptId} purchaseId={id} />}
    </>
  );
}

/** By what people know the paper, for whoever reads the receipt without the form. */
function Sent({ input, provider }: Pick<Props, 'provider'> & { input: NewPurchase }) {
  return (
    <>
      <h3 className={receipt.label}>{m.purchases_as_sent()}</h3>
      <FactList
        facts={[
          { label: m.purchases_provider(), value: provider(input.providerId) },
          { label: m.purchases_document(), value: documentWords[input.documentType]() },
          { label: m.purchases_date(), value: formatCalendarDate(input.date) },
          ...creditFacts(input),
        ]}
      />
      <SentLines lines={input.lines} />
    </>
  );
}

/** What the service tells of it, and of what was sent the note that it does not tell again. */
function factsOf(recorded: RecordedPurchase, { observation }: NewPurchase) {
  const { total, status, generationCode, controlNumber, issuedAt, id } = recorded;
  const [day = '', time = ''] = issuedAt?.split(' ') ?? [];
  const facts: [string, string | null][] = [
    [m.purchases_total(), total === null ? null : formatMoney(total)],
    [
      m.purchases_status(),
      status !== null && isProcessed(status) ? m.purchases_processed() : status,
    ],
    [m.purchases_generation_code(), generationCode],
    [m.purchases_control_number(), controlNumber],
    [
      m.purchases_issued_at(),
      issuedAt === null ? null : `${formatCalendarDate(day)} ${time.slice(0, 5)}`,
    ],
    [m.purchases_id(), id],
  ];
  const told = facts.map(([label, value]) =>
    value === null ? { label, value: m.common_not_told(), quiet: true } : { label, value },
  );
  return observation === ''
    ? told
    : [...told, { label: m.purchases_observation_sent(), value: observation }];
}

/** What the service recorded otherwise than it was sent; what it does not tell is no difference, nor a code where none was sent. */
function differencesOf(recorded: RecordedPurchase | null, sent: NewPurchase): string[] {
  if (recorded === null) return [];
  const { total, generationCode, controlNumber } = recorded;
  const isOther = (told: string | null, typed: string) =>
    told !== null && typed !== '' && told.toUpperCase() !== typed.toUpperCase();
  return [
    ...(total !== null && differenceInCents(total, sent.totals.toPay) !== null
      ? [
          m.purchases_other_total({
            sent: formatMoney(sent.totals.toPay),
            told: formatMoney(total),
          }),
        ]
      : []),
    ...(isOther(generationCode, sent.generationCode) || isOther(controlNumber, sent.controlNumber)
      ? [m.purchases_other_codes()]
      : []),
  ];
}
