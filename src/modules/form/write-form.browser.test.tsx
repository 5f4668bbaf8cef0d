import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiError } from '@/api/core/errors';
import { stakesNow } from '@/modules/leaving/held-page';
import { attempt, code, frozen, name, openShell, testDrafting, type ShellState } from './test-form';
import { testId } from '@/api/core/test-answers';

const facts = {
  outcome: 'rejected',
  status: 422,
  requestId: 'req-1',
  serviceMessage: null,
  problem: null,
  operation: 'entry-types.create',
  at: '2026-11-20T16:42:00.000Z',
} as const;
const ended = (error: ApiError): ShellState => ({
  kind: 'refused',
  attemptId: attempt.id,
  ...frozen,
  since: 0,
  error,
  resumable: error.kind === 'forbidden',
});

describe('a form that writes', () => {
  it('shows a code in upper case while it is typed, and keeps the caret', async () => {
    await openShell();
    await userEvent.type(code, 'ac');
    await userEvent.keyboard('{ArrowLeft}b');
    await expect.element(code).toHaveValue('ABC');
  });

  it('hands over what is clean, on Ctrl+Enter as on its button', async () => {
    const { onReview } = await openShell();
    await userEvent.type(code, 'a1');
    await userEvent.type(name, '  Diario\u200b ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => onReview.mock.calls[0]?.[0]).toEqual({ code: 'A1', name: 'Diario' });
  });

  it('says what was taken out when a field is left', async () => {
    await openShell();
    await userEvent.fill(name, 'Dia\u202erio');
    await userEvent.tab();
    await expect.element(name).toHaveValue('Diario');
    const told = page.getByText('Se quitaron caracteres que no se ven.');
    await expect.element(told).toBeVisible();
    await userEvent.clear(name);
    await expect.element(told).not.toBeInTheDocument();
  });

  it('counts what is too long in code points, and does not cut it', async () => {
    const { onReview } = await openShell();
    await userEvent.fill(code, 'A');
    await userEvent.fill(name, '🧾'.repeat(11));
    await userEvent.click(page.getByRole('button', { name: 'Revisar' }));
    await expect.element(name).toHaveFocus();
    await expect.element(page.getByText('11/10')).toBeVisible();
    expect(onReview).not.toHaveBeenCalled();
  });

  it('goes on with the safe button focused, and sends by its keys', async () => {
    const { become, send, edit } = await openShell();
    await userEvent.fill(code, 'A');
    become({ kind: 'reviewing', ...frozen });
    await expect.element(page.getByRole('button', { name: 'Volver a los datos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(edit).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    // As long as somebody takes who reads it.
    await new Promise((read) => setTimeout(read, 700));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledOnce();
    become({ kind: 'idle' });
    await expect.element(page.getByRole('button', { name: 'Revisar' })).toHaveFocus();
    await expect.element(code).toHaveValue('A');
  });

  it('M58: says what is sent, whatever its fields hold by then, and when that is very large', async () => {
    const { become } = await openShell();
    await userEvent.fill(code, 'B');
    become({ kind: 'reviewing', ...frozen });
    await expect.element(page.getByText('Se creará A.')).toBeVisible();
    const large = page.getByRole('status').filter({ hasText: 'pesa 200 KB' });
    await expect.element(large).not.toBeInTheDocument();
    const bodyText = 'x'.repeat(200 * 1024);
    become({ kind: 'reviewing', ...frozen, attempt: { ...attempt, bodyText } });
    await expect.element(large).toBeVisible();
  });

  it('M37, M38: puts a refusal beside its field until that holds something else', async () => {
    const { become } = await openShell();
    await userEvent.fill(code, 'A');
    const error = { ...facts, kind: 'validation', message: '' } as const;
    become({
      kind: 'sending',
      ...frozen,
      way: 'first',
      since: Date.now(),
      lost: false,
      pause: null,
    });
    become(ended({ ...error, fields: { code: ['Taken.'], mood: ['Bad.'] } }));
    await expect.element(code).toHaveFocus();
    await expect.element(page.getByText('El servicio dice: Taken.')).toBeVisible();
    await expect.element(page.getByText('mood: Bad.')).toBeVisible();
    await userEvent.type(code, 'B');
    await expect.element(page.getByText('El servicio dice: Taken.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByText('El servicio dice: Taken.')).toBeVisible();
    // So does the field that says what it means.
    await userEvent.fill(name, 'Otro');
    await expect.element(page.getByText('El servicio dice: Taken.')).not.toBeInTheDocument();
    await userEvent.clear(name);
    await expect.element(page.getByText('El servicio dice: Taken.')).toBeVisible();
  });

  it('keeps what was typed through a missing permission, and resends the same', async () => {
    const { become, resend } = await openShell();
    await userEvent.fill(code, 'A');
    become(ended({ ...facts, kind: 'forbidden', status: 403, requiredScope: 'moon.write' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('moon.write');
    await expect.element(code).toHaveValue('A');
    await userEvent.click(page.getByRole('button', { name: 'Reenviar lo mismo' }));
    expect(resend).toHaveBeenCalledOnce();
  });

  it('offers the same again only while the fields hold what was sent', async () => {
    const { become } = await openShell();
    const resend = page.getByRole('button', { name: 'Reenviar lo mismo' });
    const changed = page.getByText('Lo escrito cambió: revíselo de nuevo.');
    const underWay = { kind: 'sending', way: 'first', since: 0, lost: false, pause: null } as const;
    const stopped = ended({ ...facts, kind: 'forbidden', status: 403, requiredScope: null });
    await userEvent.fill(code, 'A');
    become({ kind: 'reviewing', ...frozen });
    become({ ...underWay, ...frozen });
    become(stopped);
    await expect.element(resend).toBeVisible();
    await userEvent.fill(code, 'B');
    await expect.element(changed).toBeVisible();
    await expect.element(resend).not.toBeInTheDocument();
    await userEvent.fill(code, 'A');
    await expect.element(resend).toBeVisible();
    await expect.element(changed).not.toBeInTheDocument();
    // Reviewed and sent anew, the correction is what was sent.
    await userEvent.fill(code, 'B');
    await expect.element(changed).toBeVisible();
    const again = { ...frozen, input: { code: 'B' } };
    become({ kind: 'reviewing', ...again });
    become({ ...underWay, ...again });
    become({ ...stopped, ...again });
    await expect.element(resend).toBeVisible();
  });

  it('says over its review that another page went on with its draft, and sends nothing until somebody chose', async () => {
    const { become, keepIn, send, edit } = await openShell();
    const conflict = { why: 'newer', at: 0, from: testId(1), isApart: false } as const;
    const { drafting, follow, keepApart } = testDrafting({ conflict });
    keepIn(drafting);
    await userEvent.fill(code, 'A');
    become({ kind: 'reviewing', ...frozen });
    const told = page.getByRole('alert').filter({ hasText: 'elija con cuál seguir' });
    await expect.element(told).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Crear A' }), { force: true });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(told.getByRole('button', { name: 'Conservar lo de aquí' }));
    await userEvent.click(told.getByRole('button', { name: 'Ver lo más reciente' }));
    expect([keepApart, follow, edit].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
    // Kept apart, it is another draft than the one the review would end; reviewed anew, it is its own.
    const apart = { ...conflict, isApart: true };
    keepIn(testDrafting({ id: testId(2), conflict: apart }).drafting);
    await expect.element(told).toBeVisible();
    const { attempt: other } = frozen;
    become({
      kind: 'reviewing',
      ...frozen,
      attempt: { ...other, context: { ...other.context, draft: testId(2) } },
    });
    await expect.element(told).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Crear A' }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('M279: holds what a send came to for a change of the language, and for no closing of the tab', async () => {
    const { become } = await openShell();
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect([...stakesNow()]).toEqual([]);
    become(ended({ ...facts, kind: 'forbidden', requiredScope: 'products.write' }));
    await expect.poll(() => [...stakesNow()]).toEqual(['outcome']);
    expect(closing()).toBe(false);
    become({ kind: 'sending', ...frozen, way: 'again', since: 0, lost: false, pause: null });
    await expect.poll(() => [...stakesNow()]).toEqual(['sending']);
    expect(closing()).toBe(true);
  });

  it('goes on to its fields when a notice of its draft was answered', async () => {
    const { keepIn } = await openShell();
    const discarded = testDrafting({ isDiscarded: true });
    keepIn(discarded.drafting);
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await expect.element(undo).toHaveFocus();
    discarded.undo.mockImplementation(() => keepIn(testDrafting({}).drafting));
    await userEvent.keyboard('{Enter}');
    await expect.element(code).toHaveFocus();
  });

  it('waits for a check, before the review as before the send', async () => {
    const { become, hold, onReview, send, edit } = await openShell();
    await userEvent.fill(code, 'A');
    hold({ isUnderWay: true, panel: <p>Comprobando</p> });
    await expect.element(code).toBeDisabled();
    await expect.element(page.getByText('Comprobando')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Revisar' }), { force: true });
    become({ kind: 'reviewing', ...frozen });
    await expect.element(page.getByRole('button', { name: 'Volver a los datos' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Crear A' }), { force: true });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(page.getByRole('button', { name: 'Volver a los datos' }));
    expect([onReview, send, edit].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
    hold(null);
    await userEvent.click(page.getByRole('button', { name: 'Crear A' }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('gives its place to what has to be decided, keeps what was typed, and takes the focus back', async () => {
    const { hold } = await openShell();
    await userEvent.fill(code, 'A');
    hold({ isUnderWay: false, panel: <p>Decida</p> });
    await expect.element(page.getByText('Decida')).toBeVisible();
    await expect.element(code).not.toBeVisible();
    hold(null);
    await expect.element(page.getByRole('button', { name: 'Revisar' })).toHaveFocus();
    await expect.element(code).toHaveValue('A');
  });

  it('M291: keeps what a send came to in place while it is read anew for the same to be sent again', async () => {
    const { become, hold, resend } = await openShell();
    const again = page.getByRole('button', { name: 'Reenviar lo mismo' });
    await userEvent.fill(code, 'A');
    await userEvent.fill(name, 'Diario');
    become({ kind: 'reviewing', ...frozen });
    become(ended({ ...facts, kind: 'forbidden', status: 403, requiredScope: null }));
    await again.click();
    hold({ isUnderWay: true, panel: <p>Comprobando</p> });
    await expect.element(page.getByText('Comprobando')).toBeVisible();
    await expect.element(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(resend).toHaveBeenCalledOnce();
    hold({ isUnderWay: false, panel: <p>Decida</p> });
    await expect.element(again).not.toBeInTheDocument();
  });

  it('asks before it is left with something in it, and Escape stays', async () => {
    const { router } = await openShell();
    await userEvent.fill(code, 'A');
    void router.navigate({ to: '/help' });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(code).toHaveValue('A');
    void router.navigate({ to: '/help' });
    await userEvent.click(page.getByRole('button', { name: 'Salir y perder lo escrito' }));
    await expect.element(page.getByText('Lejos')).toBeVisible();
  });

  it('asks however soon after a key it is left', async () => {
    const { router } = await openShell();
    const input = code.element() as HTMLInputElement;
    input.setRangeText('A');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    await Promise.resolve();
    void router.navigate({ to: '/help' });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.element(code).toHaveValue('A');
  });
});
