import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { firstCharacters } from '@/domain/first-characters';
import { cleanLine, isBlank, withoutControls } from '@/domain/typed-text';
import { Button } from '@/ui/form/button';
import { viewLimits } from './saved-views';
import classes from './view-panel.module.css';

interface Props {
  label: string;
  /** What a press does with this name. */
  action: (name: string) => string;
  initial: string;
  /** Why a name cannot be taken; null when it can. */
  refusal?: (name: string) => string | null;
  onName: (name: string) => void;
}

/** One field and one button: the name of a view. */
export function ViewNameForm({ label, action, initial, refusal, onName }: Props) {
  const [typed, setTyped] = useState(initial);
  const name = cleanLine(withoutControls(typed, 'one').text).text;
  const refused = refusal?.(name) ?? null;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBlank(name) || refused !== null) return;
        onName(name);
        setTyped('');
      }}
    >
      <TextInput
        className={classes.field}
        label={label}
        size="xs"
        autoComplete="off"
        value={typed}
        error={refused}
        onChange={({ currentTarget: { value } }) =>
          setTyped(firstCharacters(value, viewLimits.name))
        }
      />
      <Button type="submit" size="xs" variant="default">
        {action(name)}
      </Button>
    </form>
  );
}
