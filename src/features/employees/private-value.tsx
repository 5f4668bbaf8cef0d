import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { HiddenText } from '@/ui/feedback/hidden-text';
import { Button } from '@/ui/form/button';
import icon from '@/ui/form/icon-button.module.css';
import { ToldText } from '@/ui/layout/cut-text';
import classes from './employees.module.css';

/** How long pay and numbers of one person stand on the screen. */
const shownMs = 20_000;

interface Shown {
  /** Whose are shown; null: nobody's. */
  id: string | null;
  show: (id: string) => void;
  hide: () => void;
}

const ShownPerson = createContext<Shown>({
  id: null,
  show: () => undefined,
  hide: () => undefined,
});

/** Whose pay and numbers are shown now. */
export const useShownPerson = (): Shown => use(ShownPerson);

/**
 * Pay, document and tax number of one person at a time, covered again after a moment and as soon as nobody looks: another tab
 * or window, paper, another page of the list. Covered values are not in the document at all.
 * @param props.place where in the list one is; whoever was shown at another is covered
 */
export function PrivateValues({ place, children }: { place: string; children: ReactNode }) {
  const [shown, setShown] = useState<{ id: string; place: string } | null>(null);
  // For good: whoever comes back finds everything covered.
  if (shown !== null && shown.place !== place) setShown(null);
  useEffect(() => {
    if (shown === null) return;
    const hide = () => setShown(null);
    // Paper is laid out as soon as the listeners are through.
    const hideNow = () => flushSync(hide);
    const leave = new AbortController();
    const { signal } = leave;
    const timer = setTimeout(hide, shownMs);
    window.addEventListener('blur', hide, { signal });
    window.addEventListener('pagehide', hideNow, { signal });
    window.addEventListener('beforeprint', hideNow, { signal });
    document.addEventListener('visibilitychange', hide, { signal });
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [shown]);
  const id = shown?.id ?? null;
  const value = useMemo<Shown>(
    () => ({ id, show: (next) => setShown({ id: next, place }), hide: () => setShown(null) }),
    [id, place],
  );
  return <ShownPerson value={value}>{children}</ShownPerson>;
}

/** A value that is covered until somebody asks for that person's; one that the service did not tell says so at once. */
export function PrivateValue(props: { of: string; value: string | null; shown?: ReactNode }) {
  const { of, value, shown } = props;
  const { id } = useShownPerson();
  if (value === null) return <ToldText>{null}</ToldText>;
  if (id === of) return <span className={classes.value}>{shown ?? value}</span>;
  return (
    <span className={classes.covered}>
      <span aria-hidden>••••••</span>
      <HiddenText>{m.employees_covered()}</HiddenText>
    </span>
  );
}

/** Shows what is covered of one person, or covers it. */
export function ShowButton({ of, name, words }: { of: string; name: string; words?: boolean }) {
  const { id, show, hide } = useShownPerson();
  const isShown = id === of;
  const label = isShown ? m.employees_hide_of({ name }) : m.employees_show_of({ name });
  const Icon = isShown ? IconEyeOff : IconEye;
  const press = () => {
    if (isShown) {
      hide();
      return;
    }
    show(of);
    announce(m.employees_shown({ seconds: shownMs / 1_000 }));
  };
  if (words) {
    return (
      <Button size="xs" variant="default" icon={Icon} onClick={press}>
        {isShown ? m.employees_hide() : m.employees_show({ seconds: shownMs / 1_000 })}
      </Button>
    );
  }
  return (
    <button
      type="button"
      className={`${icon.button} ${classes.show}`}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
