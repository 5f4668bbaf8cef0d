import type { Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import classes from './button.module.css';

interface Look {
  /** `compact-sm`: inside a bar or a line of text; `xs`: under a panel; `sm`: a form's own. */
  size?: 'compact-sm' | 'xs' | 'sm';
  /** One filled button a screen: its primary action. */
  variant?: 'filled' | 'default' | 'subtle';
  /** Before the words; the words say it too. */
  icon?: Icon | undefined;
  /** Of the words, for a label that lays itself out. */
  labelClassName?: string | undefined;
}

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** What it does is under way: it takes no press, and keeps the focus, which a disabled one would drop. */
  busy?: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** A button with the words of what it does. A plain element: every first load would pay for more. */
export function Button({ children, type = 'button', busy, onClick, ...props }: ButtonProps) {
  const { look, label, icon, rest } = lookOf(props);
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      {...look}
      {...(busy && { 'aria-disabled': true, 'data-disabled': true })}
      {...rest}
      onClick={busy ? refuse : onClick}
    >
      {icon}
      <span className={label}>{children}</span>
    </button>
  );
}

/** A link that looks as a button does, because it is what one does here. */
export function ButtonLink({ children, ...props }: Look & ComponentPropsWithRef<'a'>) {
  const { look, label, icon, rest } = lookOf(props);
  return (
    <a {...look} {...rest}>
      {icon}
      <span className={label}>{children}</span>
    </a>
  );
}

function lookOf<Props extends Look & { className?: string | undefined }>({
  size = 'sm',
  variant = 'filled',
  icon: Drawn,
  labelClassName,
  className,
  ...rest
}: Props) {
  return {
    look: {
      className: joined(classes.button, className),
      'data-size': size,
      'data-variant': variant,
    },
    label: joined(classes.label, labelClassName),
    icon: Drawn && <Drawn size={16} aria-hidden />,
    rest,
  };
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
