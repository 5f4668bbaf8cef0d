import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '@/text/generated/messages';
import { mostOffered, type BegunChoice, type PickerProps } from './picker-props';
import classes from './picker.module.css';

/**
 * A choice from a long list by typing part of it, all of it by keyboard. What is typed is never a value by itself: leaving the
 * field shows what is chosen, and says what was typed instead.
 */
export function Picker(props: PickerProps & { begun?: BegunChoice }) {
  const {
    inputRef,
    name,
    chosen,
    find,
    note,
    onChoose,
    onBlur,
    leftRef,
    begun = nothingBegun,
    ...look
  } = props;
  const goesOn = begun.hasFocus;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (goesOn) input.current?.focus();
  }, [goesOn]);
  const store = useCombobox({
    defaultOpened: goesOn && begun.typed !== null,
    onDropdownClose: () => store.resetSelectedOption(),
  });
  /** Null while nobody types. */
  const [typed, setTyped] = useState(goesOn ? begun.typed : null);
  /** What was typed and left without choosing, and what was chosen then. */
  const [leftBeside, setLeftBeside] = useState({
    typed: goesOn ? null : begun.typed,
    chosen: chosen?.value,
  });
  // Something else may have been chosen for it elsewhere, such as the one that was created for that name.
  const left = leftBeside.chosen === chosen?.value ? leftBeside.typed : null;
  useImperativeHandle(leftRef, () => left?.trim() ?? '');
  const setLeft = (text: string | null) => setLeftBeside({ typed: text, chosen: chosen?.value });
  const isOpen = store.dropdownOpened;
  const found = isOpen ? find(typed ?? '') : [];
  const choose = (value: string) => {
    setTyped(null);
    setLeft(null);
    store.closeDropdown();
    onChoose(value);
  };
  const leave = () => {
    store.closeDropdown();
    if (typed?.trim() === '') onChoose('');
    if (typed !== null) setLeft(typed);
    setTyped(null);
    onBlur();
  };
  return (
    <Combobox
      store={store}
      withinPortal={false}
      // Else the list of each closed picker stands in the page, and its place is measured as a form is drawn.
      keepMounted={false}
      position="bottom-start"
      middlewares={{ flip: true, shift: true }}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={choose}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...look}
          ref={useMergedRef(input, inputRef)}
          name={name}
          size="md"
          dir="auto"
          spellCheck={false}
          classNames={{ root: classes.field, input: classes.input }}
          rightSection={<IconSelector size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          value={typed ?? chosen?.label ?? ''}
          error={look.error ?? leftInWords(left, props)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setLeft(null);
            store.openDropdown();
            store.updateSelectedOptionIndex();
            if (currentTarget.value.trim() !== '') store.selectFirstOption();
          }}
          onClick={() => store.openDropdown()}
          onFocus={({ currentTarget }) => {
            if (typed === null) currentTarget.select();
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            // Once for the list, and once more for what was typed.
            if (event.key === 'Escape' && !isOpen) setTyped(null);
            // The options have to stand on the screen before the library marks one of them.
            if (/^Arrow(Down|Up)$/.test(event.key)) flushSync(() => store.openDropdown());
            const text = event.currentTarget.value;
            const isTyped = text !== (chosen?.label ?? '');
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            if (event.nativeEvent.isComposing || !(isTyped || isOpen)) return;
            // Enter is about the list, never about the form; the options may still be on their way to the screen.
            event.preventDefault();
            if (!isTyped) {
              if (store.getSelectedOptionIndex() === -1) store.closeDropdown();
              return;
            }
            const [first] = text.trim() === '' ? [] : find(text);
            if (store.getSelectedOptionIndex() <= 0 && first !== undefined) choose(first.value);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options className={classes.options} aria-label={look.label}>
          {found.slice(0, mostOffered).map(({ value, label, detail }) => (
            <Combobox.Option
              key={value}
              value={value}
              className={classes.option}
              active={value === chosen?.value}
            >
              <bdi className={classes.label}>{label}</bdi>
              {detail === undefined ? null : <small className={classes.detail}>{detail}</small>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <div className={classes.note}>{note(found.length)}</div>
      </Combobox.Dropdown>
    </Combobox>
  );
}

const nothingBegun: BegunChoice = { typed: null, hasFocus: false };

/** What to say of a text that was left without choosing anything; null where there is nothing to say. */
function leftInWords(
  typed: string | null,
  { chosen, find }: Pick<PickerProps, 'chosen' | 'find'>,
): string | null {
  const text = typed?.trim() ?? '';
  if (text === '' || text === chosen?.label) return null;
  return find(text).length === 0
    ? m.common_picker_unknown({ typed: text })
    : m.common_picker_unchosen({ typed: text });
}
