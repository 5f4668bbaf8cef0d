import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '@/text/generated/messages';
import { Button } from '../form/button';
import { announce } from './announce';

interface Props {
  /** What is copied, made when it is asked for. */
  text: () => string;
  /** What is copied, in words, for whoever hears several of these. */
  what?: string;
  children: string;
}

/** Copies a text and says so; where the browser refuses, the text is shown to be copied by hand. */
export function CopyButton({ text, what, children }: Props) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
      announce(m.common_copied());
    } catch {
      setState('refused');
    }
  };
  const label = state === 'copied' ? m.common_copied() : children;
  return (
    <>
      <Button
        aria-label={what === undefined ? undefined : `${label}: ${what}`}
        variant="default"
        size="xs"
        icon={state === 'copied' ? IconCheck : IconCopy}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      {state === 'refused' ? (
        <textarea readOnly rows={6} aria-label={what ?? children} defaultValue={text()} />
      ) : null}
    </>
  );
}
