import type { ComponentType, ReactNode, Ref } from 'react';

export interface PickerOption {
  value: string;
  label: string;
  /** A code or another word beside the name. */
  detail?: string | undefined;
}

/** A choice from a long list, as the form gives it. */
export interface PickerProps {
  inputRef?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** What stands in the field; null while nothing is chosen. */
  chosen: PickerOption | null;
  /** The options for what is typed, best first. */
  find: (typed: string) => readonly PickerOption[];
  /** Above the options or instead of them: how many more there are, why there are none. */
  note: (found: number) => ReactNode;
  placeholder?: string;
  /** `''`: nothing is chosen any more. */
  onChoose: (value: string) => void;
  onBlur: () => void;
  /** Holds what was typed and left without choosing anything, for as long as that is so; `''` for nothing. */
  leftRef?: Ref<string> | undefined;
}

/** What somebody did in the field before there was a list to open. */
export interface BegunChoice {
  /** Null: nothing was typed. */
  typed: string | null;
  hasFocus: boolean;
}

/** A picker that goes on with what was begun. */
export type PickerWithStart = ComponentType<PickerProps & { begun?: BegunChoice }>;

/** More options than this are no choice any more; typing narrows them. */
export const mostOffered = 50;
