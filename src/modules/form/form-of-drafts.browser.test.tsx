import { zodResolver } from '@hookform/resolvers/zod';
import { createRootRoute, createRoute, Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Write } from '@/api/core/attempt';
import { configureHttp } from '@/api/core/http-settings';
import { testId } from '@/api/core/test-answers';
import { ownerHeader } from '@/api/core/test-gateway';
import type { SaveDraft } from '@/api/drafts/schemas';
import { useAttempt } from '../attempt/use-attempt';
import { noOrigin, type DraftDefinition } from '../drafts/draft-definition';
import { readDraftSearch } from '../drafts/draft-search';
import { useDraft } from '../drafts/use-draft';
import { RowsField } from '../form-fields/rows-field';
import { TextField } from '../form-fields/text-field';
import { requiredLine } from '../form-fields/text-rules';
import { renderPage } from '../session/test-page';
import { testSession } from '../session/test-session';
import { WriteForm } from './write-form';
import { stagesOf } from './write-stages';

const schema = z.object({
  name: requiredLine(10),
  lines: z.array(z.object({ text: requiredLine(10) })),
});
type Typed = z.input<typeof schema>;
const empty: Typed = { name: '', lines: [] };
const definition: DraftDefinition<Typed> = {
  form: 'entry-types',
  schema: 1,
  empty: () => empty,
  readOrigin: noOrigin,
  title: ({ name }) => name,
  rows: { lines: { text: '' } },
};
const of = {
  specs: { name: { label: () => 'Nombre' }, 'lines.*.text': { label: () => 'Texto' } },
  wireNames: {},
  reviewLabel: () => 'Revisar',
};
const write: Write<Typed, string> = {
  operation: { name: 'entry-types.create' },
  toRequest: (body) => ({ method: 'POST', url: '/things', body }),
  read: () => 'stored',
};

const savedAt = '2026-03-16T16:00:00.000Z';
const stored = testId(7);

const outcomes = { 200: 'applied', 429: 'not-sent', 504: 'unknown' } as const;
type Status = keyof typeof outcomes;

function outcomeOf(status: Status): Response {
  const told = { 'X-Outcome': outcomes[status], 'Retry-After': '1' };
  return Response.json(
    { status: status === 200 },
    { status, headers: { ...ownerHeader, ...told } },
  );
}

/** A gateway that has one draft; what is sent is answered when a test says how. */
function keepDrafts() {
  const seen = { removed: [] as string[], saved: new Map<string, unknown>() };
  let answer: (status: Status) => void = () => undefined;
  const answered = new Promise<Status>((resolve) => {
    answer = resolve;
  });
  let removal = Promise.resolve(new Response(null, { status: 204 }));
  /** From now on nothing can be taken away, which is told when the test says so. */
  const holdRemovals = () => {
    let fail: () => void = () => undefined;
    removal = new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    return () => fail();
  };
  configureHttp({
    fetch: (url, { method, body }) => {
      if (url === '/things') return answered.then(outcomeOf);
      const id = url.split('/').at(-1) ?? '';
      if (method === 'PUT' && typeof body === 'string') {
        seen.saved.set(id, (JSON.parse(body) as SaveDraft).values);
        return Promise.resolve(Response.json({ version: 1, savedAt }));
      }
      if (method === 'DELETE') {
        seen.removed.push(id);
        return removal;
      }
      if (url.endsWith('/session')) return Promise.resolve(Response.json(testSession()));
      if (id === stored) {
        const values = { name: 'Otro', lines: [{ text: 'suya' }] };
        const times = { createdAt: savedAt, savedAt };
        const known = { id, form: 'entry-types', schema: 1, title: 'Otro', values, version: 1 };
        const rest = { branchId: null, branchName: null, bytes: 1, sent: null };
        return Promise.resolve(Response.json({ ...known, ...times, ...rest }));
      }
      return Promise.resolve(Response.json({ rows: [], total: 0, now: savedAt }));
    },
  });
  return { ...seen, answer, holdRemovals };
}

function Form() {
  const form = useForm<Typed, unknown, Typed>({
    resolver: zodResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const writing = useAttempt(write);
  const draft = useDraft(form, definition, {
    outcome: stagesOf(writing.state).outcome,
    branch: null,
  });
  const [round, setRound] = useState(0);
  return (
    <WriteForm
      form={form}
      of={of}
      writing={writing}
      draft={draft}
      branch={null}
      round={round}
      onReview={(values, context) => writing.review(values, { form: 'entry-types', ...context })}
      review={({ name: sent }) => ({
        sentences: [`Se creará ${sent}.`],
        facts: [],
        notSent: [],
        action: `Crear ${sent}`,
      })}
      startOver={() => {
        form.reset(empty);
        setRound(round + 1);
        writing.edit();
      }}
      renderReceipt={() => <p>Recibo</p>}
    >
      <TextField control={form.control} name="name" />
      <RowsField form={form} name="lines" label="Líneas" empty={{ text: '' }}>
        {(at) => <TextField control={form.control} name={at('text')} />}
      </RowsField>
    </WriteForm>
  );
}

async function open() {
  const office = keepDrafts();
  const root = createRootRoute({ component: Outlet, validateSearch: readDraftSearch });
  const component = () => (
    <>
      <Link to="/">Registrar</Link>
      <Form />
    </>
  );
  const { router } = await renderPage(
    root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component })]),
  );
  await expect.element(name).toBeVisible();
  const follow = (draft: string) => void router.navigate({ to: '/', search: { draft } });
  return { ...office, router, follow };
}

const name = page.getByRole('textbox', { name: 'Nombre', includeHidden: true });
const texts = page.getByRole('textbox', { name: 'Texto', includeHidden: true });
const button = (label: string) => page.getByRole('button', { name: label, exact: true });
const press = (label: string) => userEvent.click(button(label));
const begin = page.getByRole('link', { name: 'Registrar' });
const saved = page.getByText(/^Borrador guardado/);

async function send() {
  await userEvent.fill(name, 'Uno');
  await expect.element(saved).toBeVisible();
  await press('Revisar');
  await press('Crear Uno');
  await expect.element(page.getByText('Enviando…')).toBeVisible();
}

afterEach(() => {
  configureHttp({});
});

it('a draft that was opened while another one was sent outlives that', async () => {
  const { answer, follow, router, removed, saved: kept } = await open();
  await send();
  follow(stored);
  await userEvent.click(button('Salir'));
  await expect.element(name).toHaveValue('Otro');
  answer(200);
  await expect.element(page.getByText('Recibo')).toBeVisible();
  await expect.poll(() => router.state.location.searchStr).toBe('');
  await userEvent.click(begin);
  await expect.element(name).toHaveValue('');
  await userEvent.fill(name, 'Tres');
  await expect.element(saved).toBeVisible();
  expect([removed, kept.has(stored)]).toEqual([[], false]);
});

it.each([429, 504] as const)(
  'what a send came to (%d) does not stand over a draft that was opened meanwhile',
  async (status) => {
    const { answer, follow } = await open();
    await send();
    follow(stored);
    await userEvent.click(button('Salir'));
    await expect.element(name).toHaveValue('Otro');
    answer(status);
    await expect.element(page.getByText('Enviando…')).not.toBeInTheDocument();
    await expect.element(name).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(button('Reenviar lo mismo')).not.toBeInTheDocument();
    await userEvent.fill(name, 'Tres');
    await press('Revisar');
    await expect.element(button('Crear Tres')).toBeVisible();
  },
);

it('what nobody knows the end of gives way to a draft that is opened', async () => {
  const { answer, follow } = await open();
  await send();
  answer(504);
  await expect.element(page.getByText('Enviando…')).not.toBeInTheDocument();
  await expect.element(name).not.toBeVisible();
  follow(stored);
  await expect.element(name).toBeVisible();
  await expect.element(name).toHaveValue('Otro');
});

it('what became of a draft that was discarded does not stand over the empty form', async () => {
  const { answer } = await open();
  await send();
  answer(429);
  await expect.element(button('Reenviar lo mismo')).toBeVisible();
  await press('Descartar borrador');
  await expect.element(name).toHaveValue('');
  await expect.element(button('Reenviar lo mismo')).not.toBeInTheDocument();
});

it('the review of a draft gives way to an empty form, and to another draft', async () => {
  const { follow } = await open();
  for (const move of [() => userEvent.click(begin), () => follow(stored)]) {
    await userEvent.fill(name, 'Uno');
    await expect.element(saved).toBeVisible();
    await press('Revisar');
    await expect.element(button('Crear Uno')).toBeVisible();
    await move();
    await expect.element(button('Crear Uno')).not.toBeInTheDocument();
    await expect.element(name).toBeVisible();
    await expect.element(name).not.toHaveValue('Uno');
  }
  await expect.element(name).toHaveValue('Otro');
});

it('a receipt gives way to an empty form where that is asked for again', async () => {
  const { answer } = await open();
  await send();
  answer(200);
  await expect.element(page.getByText('Recibo')).toBeVisible();
  await userEvent.click(begin);
  await expect.element(page.getByText('Recibo')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
});

it('a draft that could not be discarded leaves the focus where somebody went meanwhile', async () => {
  const { holdRemovals, removed } = await open();
  const fail = holdRemovals();
  await userEvent.fill(name, 'Uno');
  await expect.element(saved).toBeVisible();
  await press('Descartar borrador');
  await expect.element(button('Deshacer')).toHaveFocus();
  await expect.poll(() => removed).toHaveLength(1);
  await userEvent.click(name);
  fail();
  await expect.element(page.getByText('No se pudo descartar el borrador')).toBeVisible();
  await expect.element(name).toHaveValue('Uno');
  await expect.element(name).toHaveFocus();
});

it('a row that was taken away does not come back in another draft', async () => {
  const { follow } = await open();
  await press('Agregar fila');
  await userEvent.fill(texts, 'de aquí');
  await userEvent.click(page.getByRole('button', { name: 'Quitar la fila 1' }));
  await expect.element(button('Deshacer')).toBeVisible();
  follow(stored);
  await expect.element(texts).toHaveValue('suya');
  await expect.element(button('Deshacer')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Quitar la fila 1' }));
  await expect.element(button('Deshacer')).toBeVisible();
  await press('Descartar borrador');
  // The one that is left takes the whole draft back.
  await expect.element(page.getByText('Se descartó')).toBeVisible();
  await userEvent.click(button('Deshacer'));
  await expect.element(name).toHaveValue('Otro');
});
