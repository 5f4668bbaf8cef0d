import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { fieldLabel } from '@/modules/form-fields/field-label';
import { specOf, type FieldSpec } from '@/modules/form-fields/form-scope';
import { problemInWords } from '@/modules/form-fields/problem-words';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { pathsOf } from './mistakes';
import classes from './write-form.module.css';

interface Props<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  specs: Readonly<Record<string, FieldSpec>>;
  valueOf: (path: string) => unknown;
  onGo: (path: string) => void;
}

/** A longer list would push the form it speaks of off the screen. */
const most = 12;

/** What was missing or wrong when the form was last submitted, each with the way to its field. */
export function ErrorSummary<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control, specs, valueOf, onGo } = props;
  const { errors, submitCount } = useFormState({ control });
  const wrong = pathsOf(errors, Object.keys(specs));
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <Notice tone="danger" urgent>
      <strong>{m.forms_summary({ count: wrong.length })}</strong>
      <ul className={classes.mistakes}>
        {wrong.slice(0, most).map(({ path, message }) => {
          return (
            <li key={path}>
              <button type="button" className={classes.mistake} onClick={() => onGo(path)}>
                {fieldLabel(specs, path)}
              </button>
              {': '}
              {problemInWords(message, specOf(specs, path), valueOf(path))}
            </li>
          );
        })}
        {wrong.length > most ? (
          <li>{m.forms_summary_more({ count: wrong.length - most })}</li>
        ) : null}
      </ul>
    </Notice>
  );
}
