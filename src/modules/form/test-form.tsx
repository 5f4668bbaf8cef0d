import { zodResolver } from '@hookform/resolvers/zod';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { newAttempt, type PreparedAttempt } from '@/api/core/attempt';
import { testId } from '@/api/core/test-answers';
import { createStore } from '@/domain/store';
import type { WriteState } from '../attempt/write-state';
import { noDraft, type DraftView } from '../drafts/draft-state';
import type { Drafting } from '../drafts/use-draft';
import { CodeField } from '../form-fields/code-field';
import { TextField } from '../form-fields/text-field';
import { requiredCode, requiredLine } from '../form-fields/text-rules';
import type { LaterPart } from '../later-part/later-part';
import { renderPage } from '../session/test-page';
import { WriteForm, type FormCheck } from './write-form';
import type { WritePanels } from './write-panels';

const schema = z.object({ code: requiredCode(5), name: requiredLine(10) });
const specs = {
  code: { label: () => 'Código', limit: 5, required: true, dependsOn: ['name'] },
  name: { label: () => 'Nombre', limit: 10, required: true },
} as const;
const of = {
  specs,
  wireNames: { code: 'code' },
  meaning: () => 'Elija otro.',
  reviewLabel: () => 'Revisar',
};

/** Only for tests: where its write may stand. */
export type ShellState = WriteState<unknown, { code: string }>;

/** Only for tests: what the form of two fields sends. */
export const attempt = newAttempt(
  { name: 'entry-types.create' },
  { method: 'POST', url: '/api/external/v1/accounting/entry-types', body: { code: 'A' } },
  { form: 'entry-types', draft: testId(1) },
);
/** Only for tests: the same with what it was made of. */
export const frozen: { attempt: PreparedAttempt; input: { code: string } } = {
  attempt,
  input: { code: 'A' },
};
const moves = () => ({
  send: vi.fn<() => void>(),
  resend: vi.fn<() => void>(),
  stopResends: vi.fn<() => void>(),
  confirmSimilar: vi.fn<() => void>(),
  edit: vi.fn<() => void>(),
  moveOn: vi.fn<() => void>(),
  startOver: vi.fn<() => void>(),
  settle: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
});

/** Only for tests: the form of two fields, in whatever state its write is said to be; `become` says another one. */
export async function openShell({ later }: { later?: LaterPart<WritePanels> } = {}) {
  const told = { ...moves(), onReview: vi.fn<(values: unknown) => void>() };
  let current: { state: ShellState; check: FormCheck | null; draft: Drafting | null } = {
    state: { kind: 'idle' },
    check: null,
    draft: null,
  };
  let tell: () => void = () => undefined;
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const Form = () => {
    const { state, check, draft } = useSyncExternalStore(subscribe, () => current);
    const form = useForm({
      resolver: zodResolver(schema),
      defaultValues: { code: '', name: '' },
      shouldFocusError: false,
    });
    return (
      <WriteForm
        form={form}
        {...(draft && { draft })}
        of={of}
        branch={null}
        check={check}
        {...(later && { later })}
        writing={{ ...told, state }}
        startOver={told.startOver}
        onReview={(values) => told.onReview(values)}
        review={({ code: sent }) => ({
          sentences: [`Se creará ${sent}.`],
          facts: [],
          notSent: [],
          action: `Crear ${sent}`,
        })}
        renderReceipt={() => <p>Recibo</p>}
      >
        <CodeField control={form.control} name="code" />
        <TextField control={form.control} name="name" />
      </WriteForm>
    );
  };
  const root = createRootRoute();
  const { router } = await renderPage(
    root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Form }),
      createRoute({ getParentRoute: () => root, path: '/help', component: () => <p>Lejos</p> }),
    ]),
  );
  await expect.element(code).toBeInTheDocument();
  return {
    ...told,
    router,
    become: (next: ShellState) => {
      current = { ...current, state: next };
      tell();
    },
    keepIn: (draft: Drafting) => {
      current = { ...current, draft };
      tell();
    },
    hold: (check: FormCheck | null) => {
      current = { ...current, check };
      tell();
    },
  };
}

/** Only for tests: what the form of two fields is kept in, as it stands. */
export function testDrafting(view: Partial<DraftView>) {
  const told = {
    follow: vi.fn<() => void>(),
    keepApart: vi.fn<() => void>(),
    discard: vi.fn<() => void>(),
    undo: vi.fn<() => void>(),
    release: vi.fn<() => void>(),
    startBlank: vi.fn<() => void>(),
    retry: vi.fn<() => void>(),
    dismiss: vi.fn<() => void>(),
  };
  const fills = createStore(0);
  const now = { ...noDraft, id: testId(1), ...view };
  const drafting: Drafting = {
    form: 'entry-types',
    subject: undefined,
    view: now,
    saved: { subscribe: () => () => undefined, savedAt: () => 0, atRisk: () => false },
    fills,
    moves: told,
    context: now.id === null ? {} : { draft: now.id },
  };
  return { drafting, fill: () => fills.set(fills.get() + 1), ...told };
}

export const code = page.getByRole('textbox', { name: 'Código', includeHidden: true });
export const name = page.getByRole('textbox', { name: 'Nombre', includeHidden: true });
