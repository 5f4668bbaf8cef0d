import { useState, type ComponentProps, type ReactNode } from 'react';
import { ToolField } from './tool-field';

/** What a field makes of its text: a value, or why there is none, in words. */
export type Parsed<Value> = { value: Value } | { problem: string };

interface Props<Value> extends Omit<
  ComponentProps<typeof ToolField>,
  'value' | 'onChange' | 'problem' | 'note'
> {
  /** What is in use. */
  value: Value;
  /** The value as the field shows it; `parse` reads it back. */
  format: (value: Value) => string;
  parse: (typed: string) => Parsed<Value>;
  onChange: (value: Value) => void;
  /** Told, before the value, whether what was typed can be read. */
  onRead?: (isRead: boolean) => void;
  /** Taken at every key instead of with Enter or on leaving. */
  eager?: boolean;
  /** What is typed, in other words. */
  note?: (value: Value) => string | null;
  /** What stands below, told whether the field shows what is in use. */
  renderUnder?: (isInUse: boolean) => ReactNode;
}

/**
 * A field whose text has to be read before it is of use: a number, an amount, a day. What cannot be read stays as it was typed,
 * with the reason at the field, and what was in use goes on; a value that changes elsewhere starts the typing over.
 */
export function ParsedField<Value>(props: Props<Value>) {
  const {
    value,
    format,
    parse,
    onChange,
    onRead,
    eager = false,
    note,
    renderUnder,
    ...field
  } = props;
  const inUse = format(value);
  /** Null for what cannot be read. */
  const shownAs = (typed: string) => {
    const result = parse(typed);
    return 'value' in result ? format(result.value) : null;
  };
  const [seen, setSeen] = useState(inUse);
  /** Null while the field shows what is in use. */
  const [typing, setTyping] = useState<{ text: string; isLeft: boolean } | null>(null);
  /** Handed on and not in use yet, the last one last: an address follows a little later, and somebody may type on meanwhile. */
  const [coming, setComing] = useState<readonly string[]>([]);
  if (seen !== inUse) {
    setSeen(inUse);
    const came = coming.indexOf(inUse);
    setComing(came < 0 ? [] : coming.slice(came + 1));
    // What was typed on since goes on, also where it reads the same so far.
    const isDone = typing?.isLeft === true && shownAs(typing.text) === inUse;
    if (came < 0 || isDone) setTyping(null);
  }
  const wanted = coming.at(-1) ?? inUse;
  const handOn = (value: Value) => {
    if (format(value) === wanted) return;
    setComing([...coming, format(value)]);
    onChange(value);
  };
  const text = typing?.text ?? inUse;
  const read = parse(text);
  const isTold = eager || typing?.isLeft === true;
  const commit = () => {
    if (typing === null) return;
    const isShown = coming.length === 0 && shownAs(text) === inUse;
    setTyping(isShown ? null : { ...typing, isLeft: true });
    onRead?.('value' in read);
    if ('value' in read) handOn(read.value);
  };
  return (
    <>
      <ToolField
        autoComplete="off"
        {...field}
        value={text}
        problem={isTold && 'problem' in read ? read.problem : null}
        {...(note && { note: 'value' in read ? note(read.value) : null })}
        onChange={({ currentTarget }) => {
          const typed = parse(currentTarget.value);
          setTyping({ text: currentTarget.value, isLeft: false });
          if (!eager) return;
          onRead?.('value' in typed);
          if ('value' in typed) handOn(typed.value);
        }}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
      {renderUnder?.(shownAs(text) === inUse)}
    </>
  );
}
