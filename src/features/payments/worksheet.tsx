import { useCallback, useRef, useState } from 'react';
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { paymentLimits, type Allocation } from '@/api/payments/schemas';
import {
  fillRemainder,
  payInFull,
  spreadEqually,
  spreadOldestFirst,
  spreadProRata,
  type Payable,
  type Spread,
} from '@/domain/payment-spread';
import { useFieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { useFocusAfter } from '@/modules/form-fields/use-focus-after';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { UndoRedo } from '@/modules/undo/undo-redo';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import { payablesOf, readAmount, type KnownPayables } from './parts';
import { PartRow } from './part-row';
import type { PaymentFormReturn } from './payment-form';
import classes from './payments.module.css';
import type { AmountMoves, Amounts } from './use-amounts';

interface Props {
  form: PaymentFormReturn;
  known: KnownPayables;
  amounts: Amounts;
}

type FieldErrors = PaymentFormReturn['formState']['errors'];

/** So many rows are laid out and painted together, or left out together while they are far from the screen. */
const groupRows = 10;

/** The first row of each group. */
const groupsOf = (rows: number) =>
  Array.from({ length: Math.ceil(rows / groupRows) }, (_, group) => group * groupRows);

type Way = (rows: readonly Payable[], amount: string) => Spread;

/** Ways to share out what the paper says. */
const ways: readonly { label: () => string; spread: Way }[] = [
  { label: m.payments_spread_oldest, spread: spreadOldestFirst },
  { label: m.payments_spread_pro_rata, spread: spreadProRata },
  { label: m.payments_spread_equal, spread: spreadEqually },
  { label: m.payments_spread_fill, spread: fillRemainder },
];

/** What goes to which purchase: typed, or shared out, with a way back. */
export function Worksheet({ form, known, amounts }: Props) {
  const { fields } = useFieldArray({ control: form.control, name: 'allocations' });
  const { errors } = useFormState({ control: form.control, name: 'allocations' });
  const { moves } = amounts;
  const place = useRef<HTMLDivElement>(null);
  const goTo = useFocusAfter(place);
  const remove = useCallback(
    (at: number) => {
      moves.remove(at);
      announce(m.forms_row_removed({ row: at + 1 }));
      goTo(`[data-remove="${at}"]`, `[data-remove="${at - 1}"]`, '[data-undo]');
    },
    [moves, goTo],
  );
  const hasRows = fields.length > 0;
  // Without rows, too, there is a way back to them; and the step that took the last one keeps the focus.
  const hasTools = hasRows || amounts.canUndo || amounts.canRedo;
  return (
    <div ref={place} className={shared.column}>
      {hasTools ? (
        <SpreadTools form={form} known={known} amounts={amounts} hasRows={hasRows} />
      ) : null}
      {hasRows ? (
        <Sheet fields={fields} errors={errors} known={known} moves={moves} onRemove={remove} />
      ) : (
        <NoRows errors={errors} />
      )}
    </div>
  );
}

interface SheetProps extends Pick<Props, 'known'> {
  fields: readonly (Allocation & { id: string })[];
  errors: FieldErrors;
  moves: AmountMoves;
  onRemove: (at: number) => void;
}

function Sheet({ fields, errors, known, moves, onRemove }: SheetProps) {
  return (
    <table className={classes.sheet}>
      <caption className={classes.caption}>
        {m.payments_count({
          count: formatQuantity(fields.length),
          most: formatQuantity(paymentLimits.allocations.maximum),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.payments_purchase()}</th>
          <th scope="col">{m.purchases_due_short()}</th>
          <th scope="col" data-number>
            {m.purchases_total()}
          </th>
          <th scope="col" data-number>
            {m.payments_paid()}
          </th>
          <th scope="col" data-number>
            {m.payments_rest()}
          </th>
          <th scope="col" data-number>
            {m.payments_part()}
          </th>
          <th scope="col">
            <HiddenText>{m.payments_remove()}</HiddenText>
          </th>
        </tr>
      </thead>
      {groupsOf(fields.length).map((first) => (
        <tbody key={first}>
          {fields.slice(first, first + groupRows).map(({ id, purchaseId, amount }, index) => {
            const at = first + index;
            return (
              <PartRow
                key={id}
                at={at}
                id={purchaseId}
                amount={amount}
                payable={known.get(purchaseId)}
                wrongPurchase={errors.allocations?.[at]?.purchaseId?.message}
                wrongAmount={errors.allocations?.[at]?.amount?.message}
                moves={moves}
                onRemove={onRemove}
              />
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

/** The ways to share the paper's amount out; they hear by themselves whether it says one. */
function SpreadTools({ form, known, amounts, hasRows }: Props & { hasRows: boolean }) {
  const isNoPaper = useWatch({
    control: form.control,
    name: 'paper',
    compute: (typed) => readAmount(typed) === '',
  });
  const [left, setLeft] = useState<string | null>(null);
  const { moves } = amounts;
  const spread = (share: (rows: readonly Payable[]) => Spread) => {
    const rows = form.getValues('allocations');
    const parts = share(payablesOf(rows, known));
    moves.change(rows.map((row, at) => ({ ...row, amount: parts.amounts[at] ?? '' })));
    setLeft(Number(parts.left) > 0 ? parts.left : null);
    announce(m.payments_spread_done());
  };
  return (
    <>
      <fieldset className={classes.tools} aria-label={m.payments_spread()}>
        {hasRows ? (
          <>
            <Button size="xs" variant="default" onClick={() => spread(payInFull)}>
              {m.payments_spread_full()}
            </Button>
            {ways.map(({ label, spread: share }) => (
              <Button
                key={label()}
                size="xs"
                variant="default"
                disabled={isNoPaper}
                onClick={() => spread((rows) => share(rows, readAmount(form.getValues('paper'))))}
              >
                {label()}
              </Button>
            ))}
          </>
        ) : null}
        <UndoRedo
          canUndo={amounts.canUndo}
          canRedo={amounts.canRedo}
          onUndo={moves.undo}
          onRedo={moves.redo}
        />
      </fieldset>
      {hasRows && isNoPaper ? (
        <p className={shared.quiet}>{m.payments_spread_needs_paper()}</p>
      ) : null}
      {left === null || !hasRows ? null : (
        <Notice tone="warn" onDismiss={() => setLeft(null)}>
          {m.payments_spread_left({ left: moneyText(left) })}
        </Notice>
      )}
    </>
  );
}

/** What is said of all rows stands where the first would. */
function NoRows({ errors }: { errors: FieldErrors }) {
  const spec = useFieldSpec('allocations');
  const wrong: { message?: string; root?: { message?: string } } | undefined = get(
    errors,
    'allocations',
  );
  const problem = wrong?.root?.message ?? wrong?.message;
  return (
    <p className={problem ? classes.wrong : shared.quiet} data-field="allocations" tabIndex={-1}>
      {problem ? problemInWords(problem, spec, null) : m.payments_none_yet()}
    </p>
  );
}
