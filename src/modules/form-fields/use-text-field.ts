import { startTransition, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import {
  useFormState,
  useWatch,
  type Control,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { cleanLine, cleanLines, isBlank, withoutControls } from '@/domain/typed-text';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { afterPress } from '@/ui/form/after-press';
import { messagesFor, useFieldSpec, useLastRefusal } from './form-scope';
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
  /** What is wrong with a value, as `problem-words.ts` knows it; asked once the field is left, and never of an empty one. */
  mistake?: (text: string) => string | null;
  /** Something else than the counter follows from each key. */
  isLive?: boolean;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field of text that shows what will be kept: what a paste brings along of hidden and control characters goes at once, the
 * rest is cleaned when the field is left, and both are said. The input holds its own text, and a key draws nothing anew but the
 * counter, while nothing is said of the text.
 */
export function useTextField<Values extends FieldValues, Output>(
  { control, name }: FieldPlace<Values, Output>,
  reading: Reading,
) {
  const { lines, shape = asTyped, rewrite = nothing, doubt = nothing, mistake = nothing } = reading;
  const spec = useFieldSpec(name);
  const registered = control.register(name);
  const input = useRef<TextElement>(null);
  const { error } = control.getFieldState(name, useFormState({ control, name, exact: true }));
  const [hasRemoved, setHasRemoved] = useState(false);
  const [rewritten, setRewritten] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const said = useLastRefusal(name);
  const isSpokenOf = Boolean(said ?? error) || hasRemoved || rewritten !== null || left !== null;
  const isWatched = isSpokenOf || reading.isLive === true;
  const value: string = useWatch({ control, name, exact: true, disabled: !isWatched });
  const clean = lines === 'one' ? cleanLine : cleanLines;
  const mistakeIn = (text: string) => (isBlank(text) ? null : mistake(text));
  const wrong = error?.message ?? (left === value ? mistakeIn(value) : null);

  const tell = (removed: boolean) => {
    setHasRemoved(removed);
    if (removed) announce(m.forms_removed());
  };

  const take = (target: TextElement, text: string) => {
    if (text !== target.value) {
      const caret = (target.selectionEnd ?? text.length) + text.length - target.value.length;
      target.value = text;
      if (target === document.activeElement) target.setSelectionRange(caret, caret);
    }
    // The form has it at once; what is drawn of it elsewhere waits until the key itself is painted.
    startTransition(() => void registered.onChange({ type: 'change', target }));
  };

  return {
    spec,
    /** What is typed; kept up to date only where something follows from it. */
    value,
    place: { control, name },
    /** Not of a field emptied since: a form begun anew has nothing taken out. */
    hasRemoved: hasRemoved && value !== '',
    /** The field holds this since it was left, and something else was typed. */
    rewritten: rewritten === value ? rewritten : null,
    doubted: left === value ? doubt(value) : null,
    refusal: messagesFor(said, value),
    error: wrong ? problemInWords(wrong, spec, value) : undefined,
    /** Puts a text there that somebody accepted, as if it had been typed. */
    set: (text: string) => {
      tell(false);
      if (input.current !== null) take(input.current, text);
    },
    input: {
      ref: (element: TextElement | null) => {
        input.current = element;
        registered.ref(element);
      },
      name,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<TextElement>) => {
        if (!isPaste(nativeEvent)) {
          // Half a character of an input method is not to be touched.
          take(
            currentTarget,
            isComposing(nativeEvent) ? currentTarget.value : shape(currentTarget.value),
          );
          return;
        }
        const pasted = withoutControls(currentTarget.value, lines);
        const seen = clean(pasted.text);
        take(currentTarget, shape(pasted.removed || seen.removed ? seen.text : pasted.text));
        tell(pasted.removed || seen.removed);
      },
      onBlur: (event: FocusEvent<TextElement>) => {
        const typed = event.currentTarget.value;
        const { text, removed } = clean(typed);
        const read = rewrite(text);
        const kept = read ?? shape(text);
        if (kept !== typed) take(event.currentTarget, kept);
        if (read !== null && read !== text) {
          setRewritten(read);
          announce(m.forms_read_as({ value: read }));
        }
        if (removed) tell(true);
        const doubted = doubt(kept);
        const mistaken = mistakeIn(kept);
        const said = mistaken === null ? doubted : problemInWords(mistaken, spec, kept);
        if (said !== null && left !== kept) announce(said);
        afterPress(() => setLeft(said === null ? null : kept));
        void registered.onBlur(event);
      },
    },
  };
}

const asTyped = (text: string) => text;
const nothing = () => null;

export type TextFieldState<Values extends FieldValues, Output> = ReturnType<
  typeof useTextField<Values, Output>
>;

function isPaste(event: Event): boolean {
  return event instanceof InputEvent && /^insertFrom(Paste|Drop)/.test(event.inputType);
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
