import { IconUserCircle } from '@tabler/icons-react';
import { useId } from 'react';
import type { SignedInSession } from '@/api/session/schemas';
import { businessInWords, integrationInWords } from '@/modules/session/integration-words';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import classes from './page-cover.module.css';
import { SignInElsewhere } from './sign-in-elsewhere';

interface Props {
  /** Whom the page belongs to. */
  owner: SignedInSession;
  /** Who is signed in instead; null: nobody. */
  by: SignedInSession | null;
}

/**
 * Hides a page from whoever is at the browser now: nothing of it shows or takes a key, and nothing is dropped, so that its
 * person goes on where they were. Only somebody who means to work here as another ends it, by loading the app anew.
 */
export function PageCover({ owner, by }: Props) {
  const id = useId();
  return (
    <dialog
      ref={cover}
      className={classes.cover}
      aria-modal="true"
      aria-labelledby={`${id}title`}
      onCancel={(event) => event.preventDefault()}
      // Pressed again and again, Escape closes it whatever was said of the first.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) currentTarget.showModal();
      }}
    >
      <section className={classes.card}>
        <h1 id={`${id}title`} className={classes.title}>
          <IconUserCircle size={20} aria-hidden />
          {by === null ? m.session_cover_signed_out() : m.session_cover_other()}
        </h1>
        <dl className={classes.people}>
          {by === null ? null : <Person role={m.session_cover_now()} session={by} />}
          <Person role={m.session_cover_owner()} session={owner} />
        </dl>
        <p>{m.session_cover_kept({ operator: owner.operator })}</p>
        <div className={classes.actions}>
          <SignInElsewhere />
          {by === null ? null : (
            <Button variant="default" onClick={() => window.location.replace('/')}>
              {m.session_cover_drop({ operator: by.operator })}
            </Button>
          )}
        </div>
      </section>
    </dialog>
  );
}

function Person({ role, session }: { role: string; session: SignedInSession }) {
  const { operator, integration, sandbox } = session;
  return (
    <div>
      <dt>{role}</dt>
      <dd>
        <bdi className={classes.name}>{operator}</bdi>
        <bdi>{integrationInWords(integration)}</bdi>
        <bdi>{businessInWords(integration)}</bdi>
        {sandbox ? <bdi>{m.shell_practice()}</bdi> : null}
      </dd>
    </div>
  );
}

/** Opens it over everything, and again over a dialog of the page that opens later. */
function cover(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  // What is hidden loses the focus before the dialog could remember it.
  const focused = document.activeElement;
  page.dataset['covered'] = '';
  dialog.showModal();
  const later = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target === dialog)) return;
    dialog.close();
    dialog.showModal();
  });
  later.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => {
    later.disconnect();
    delete page.dataset['covered'];
    dialog.close();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
