import type { ReactNode } from 'react';
import { visibleJson } from '@/domain/visible-text';
import { m } from '@/text/generated/messages';
import { CopyButton } from '@/ui/feedback/copy-button';
import classes from './exact-text.module.css';

interface Props {
  method: string;
  path: string;
  /** Byte for byte; empty for a request without a body. */
  text: string;
  /** What is to be known of it. */
  note?: ReactNode;
}

/** A request as it goes out, but for what hides in it; copied, it is that to the byte. */
export function ExactRequest({ method, path, text, note }: Props) {
  return (
    <details className={classes.exact}>
      <summary>{m.receipt_exact_request()}</summary>
      <p className={classes.address}>
        {method} {path}
      </p>
      {note === undefined ? null : <div className={classes.note}>{note}</div>}
      {text === '' ? <p>{m.receipt_no_body()}</p> : <Json text={text} />}
    </details>
  );
}

/** An answer as it came, or indented. */
export function ExactAnswer({ text }: { text: string }) {
  return (
    <details className={classes.exact}>
      <summary>{m.receipt_exact_answer()}</summary>
      <Json text={text} />
    </details>
  );
}

function Json({ text }: { text: string }) {
  return (
    <>
      <pre className={classes.json} dir="ltr" translate="no">
        {visibleJson(text)}
      </pre>
      <CopyButton text={() => text}>{m.receipt_copy_json()}</CopyButton>
    </>
  );
}
