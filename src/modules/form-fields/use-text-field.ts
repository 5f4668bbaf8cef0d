import { useState, type ChangeEvent } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { cleanLine, cleanLines, withoutControls } from '@/domain/typed-text';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { useFieldSpec, useRefusal } from './form-scope';
import { problemInWords } from './problem-words';

/** Where in which form a field stands. */
export interface FieldPlace<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

interface Reading {
  lines: 'one' | 'many';
  /** What is done to the text on each key; it must keep its length, for the caret stays where it is. */
  shape?: (text: string) => string;
  /** How the value that was read is written, once the field is left; null while none can be read. */
  rewrite?: (text: string) => string | null;
  /** What looks wrong about a value that is taken all the same; asked once the field is left. */
  doubt?: ((text: string) => string | null) | undefined;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field of text that shows what will be kept: what a paste brings along of hidden and control characters goes at once, the
 * rest is cleaned when the field is left, and both are said.
 */
export function useTextField<Values extends FieldValues, Output>(
  { control, name }: FieldPlace<Values, Output>,
  { lines, shape = (text) => text, rewrite = () => null, doubt = () => null }: Reading,
) {
  const spec = useFieldSpec(name);
  const { field, fieldState } = useController({ control, name });
  const [hasRemoved, setHasRemoved] = useState(false);
  const [rewritten, setRewritten] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const value: string = field.value;
  const refusal = useRefusal(name, value);
  const clean = lines === 'one' ? cleanLine : cleanLines;

  const tell = (removed: boolean) => {
    setHasRemoved(removed);
    if (removed) announce(m.forms_removed());
  };

  const take = (input: TextElement, text: string) => {
    if (text !== input.value) {
      const caret = (input.selectionEnd ?? text.length) + text.length - input.value.length;
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    field.onChange(text);
  };

  return {
    spec,
    value,
    hasRemoved,
    /** The field holds this since it was left, and something else was typed. */
    rewritten: rewritten === value ? rewritten : null,
    doubted: left === value ? doubt(value) : null,
    refusal,
    error: fieldState.error?.message && problemInWords(fieldState.error.message, spec, value),
    /** Puts a text there that somebody accepted, as if it had been typed. */
    set: (text: string) => {
      tell(false);
      field.onChange(text);
    },
    input: {
      ref: field.ref,
      name,
      value,
      onChange: ({ currentTarget: input, nativeEvent }: ChangeEvent<TextElement>) => {
        if (!isPaste(nativeEvent)) {
          // Half a character of an input method is not to be touched.
          if (isComposing(nativeEvent)) field.onChange(input.value);
          else take(input, shape(input.value));
          return;
        }
        const pasted = withoutControls(input.value, lines);
        const seen = clean(pasted.text);
        take(input, shape(pasted.removed || seen.removed ? seen.text : pasted.text));
        tell(pasted.removed || seen.removed);
      },
      onBlur: () => {
        const { text, removed } = clean(value);
        const read = rewrite(text);
        const kept = read ?? shape(text);
        if (kept !== value) field.onChange(kept);
        if (read !== null && read !== text) {
          setRewritten(read);
          announce(m.forms_read_as({ value: read }));
        }
        if (removed) tell(true);
        const doubted = doubt(kept);
        if (doubted !== null && left !== kept) announce(doubted);
        setLeft(kept);
        field.onBlur();
      },
    },
  };
}

export type TextFieldState = ReturnType<typeof useTextField>;

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(Paste|Drop)/.test(event.inputType);
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
