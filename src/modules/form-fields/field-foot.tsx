import { useDeferredValue } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { countCharacters } from '@/domain/typed-text';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { HiddenText } from '@/ui/feedback/hidden-text';
import classes from './form-fields.module.css';
import type { RefusalMessage } from './form-scope';
import type { FieldPlace } from './use-text-field';

/** Under a field of text: what is to be said of its value, and how much of its limit is used. */
export function TextFoot<Values extends FieldValues, Output>(props: {
  place: FieldPlace<Values, Output>;
  limit: number | undefined;
  note?: string | null | undefined;
  /** The note is a doubt, which wants a look. */
  doubtful?: boolean;
  /** The line is shared with what is wrong, which stands where the note would. */
  wrong: boolean;
}) {
  const { place, limit, note, doubtful, wrong } = props;
  return (
    <div className={classes.foot} data-foot>
      <span
        className={classes.note}
        data-note={(!wrong && Boolean(note)) || undefined}
        data-doubtful={doubtful || undefined}
      >
        {wrong ? null : note}
      </span>
      {limit === undefined ? null : <Counter {...place} limit={limit} />}
    </div>
  );
}

/** From what part of its limit on a field counts. */
const near = 0.8;

/** The same of a cell among many, which has no line to spare. */
export function CellFoot<Values extends FieldValues, Output>(
  props: FieldPlace<Values, Output> & { limit: number },
) {
  const { limit, ...place } = props;
  const text: string = useWatch({ ...place, exact: true });
  if (countCharacters(text) < limit * near) return null;
  return (
    <div className={classes.cellFoot}>
      <span />
      <Counter {...place} limit={limit} />
    </div>
  );
}

function Counter<Values extends FieldValues, Output>(
  props: FieldPlace<Values, Output> & { limit: number },
) {
  const { control, name, limit } = props;
  const text: string = useWatch({ control, name, exact: true });
  // The key's own character comes first: counting with it would lay the form out twice before it is seen.
  const count = countCharacters(useDeferredValue(text));
  if (count < limit * near) return null;
  const typed = formatQuantity(count);
  const most = formatQuantity(limit);
  // As wide as it gets within the limit: a key then lays out nothing around it.
  const width = `${Math.max(typed.length, most.length) + most.length + 2}ch`;
  return (
    <span className={classes.counter} aria-hidden>
      <span className={classes.count} style={{ width }} data-over={count > limit || undefined}>
        {typed}/{most}
      </span>
    </span>
  );
}

/** What a field is for; whoever cannot see the counter hears the limit. */
export function FieldHelp({ help, limit }: { help?: string; limit?: number | undefined }) {
  return (
    <>
      {help}
      {limit === undefined ? null : (
        <HiddenText>{` ${m.forms_up_to({ limit: formatQuantity(limit) })}`}</HiddenText>
      )}
    </>
  );
}

/** Messages of the service about a value: ours where we know what they mean, otherwise its own and marked as such. */
export function RefusalWords({ messages }: { messages: readonly RefusalMessage[] }) {
  return messages.map(({ text, original }) => (
    <span key={text} className={classes.refusal}>
      {original ? (
        <>
          {m.forms_service_says()} <bdi lang="en">{text}</bdi>
        </>
      ) : (
        text
      )}
    </span>
  ));
}
