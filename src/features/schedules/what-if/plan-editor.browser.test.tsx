import { createRootRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureHttp } from '@/api/core/http-settings';
import { readLaborParams } from '@/api/labor-rules/params';
import { testId } from '@/api/core/test-answers';
import { readWorkSchedule } from '@/api/work-schedules/schemas';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { renderPage } from '@/modules/session/test-page';
import { testSession } from '@/modules/session/test-session';
import { ordinaryParams } from '../test-params';
import type { DayRules } from '../use-day-rules';
import { PlanEditor } from './plan-editor';

const savedAt = '2026-03-16T16:00:00.000Z';

/** A gateway that keeps every draft. */
function keepDrafts() {
  configureHttp({
    fetch: (url, { method }) => {
      if (url.endsWith('/session')) return Promise.resolve(Response.json(testSession()));
      if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
      const kept = { version: 1, savedAt };
      const none = { rows: [], total: 0, now: savedAt };
      return Promise.resolve(Response.json(method === 'PUT' ? kept : none));
    },
  });
}

const shift = (weekday: number, times: string, more: object = {}) => {
  const [start_time, end_time] = times.split('-');
  return { weekday, start_time, end_time, break_minutes: 0, ...more };
};
const told = { weekly_minutes: 2_820, warnings: ['Sin descanso el domingo'] };
const scheduleOf = (shifts: object[]) =>
  readWorkSchedule({ data: { id: testId(1), shifts, ...told } });

const noRules: DayRules = {
  params: null,
  dayBand: null,
  lacking: null,
  retry: null,
  isReading: false,
  isAwaited: false,
};

/** The copy of a schedule, which a press reads again as another one. */
async function show(shifts: object[], later: object[] = shifts, rules: DayRules = noRules) {
  keepDrafts();
  const schedules = [scheduleOf(shifts), scheduleOf(later)] as const;
  function Screen() {
    const [schedule, setSchedule] = useState(schedules[0]);
    return (
      <>
        <button type="button" onClick={() => setSchedule(schedules[1])}>
          Leer otra vez
        </button>
        <PlanEditor id={testId(1)} schedule={schedule} rules={rules} />
      </>
    );
  }
  await renderPage(createRootRoute({ component: Screen, validateSearch: readDraftSearch }));
  await expect.element(page.getByRole('grid', { name: 'Semana de prueba' })).toBeVisible();
}

const readAgain = () => userEvent.click(page.getByRole('button', { name: 'Leer otra vez' }));
const changedNotice = page.getByText('El horario cambió en el servicio');

afterEach(() => configureHttp({}));

it('a schedule whose shifts come in another order, or whose midnight is written otherwise, did not change', async () => {
  await show(
    [shift(1, '08:00-12:00'), shift(1, '16:00-24:00')],
    [shift(1, '16:00-00:00'), shift(1, '08:00-12:00')],
  );
  await readAgain();
  await expect.element(page.getByRole('gridcell', { name: '08:00–12:00' })).toBeVisible();
  await expect.element(changedNotice).not.toBeInTheDocument();
});

it('a copy of what the schedule was is given up for the present one, and that can be undone', async () => {
  await show([shift(1, '08:00-12:00')], [shift(1, '09:00-13:00')]);
  await userEvent.click(page.getByRole('button', { name: 'Agregar turno el lunes' }));
  const added = page.getByRole('gridcell', { name: 'lunes 13:00–17:00' });
  await expect.element(added).toBeVisible();
  await readAgain();
  await expect.element(changedNotice).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Descartar y copiar el actual' }));
  await expect.element(page.getByRole('gridcell', { name: 'lunes 09:00–13:00' })).toBeVisible();
  await expect.element(added).not.toBeInTheDocument();
  const discarded = page.getByRole('status').filter({ hasText: 'Se descartó' });
  await userEvent.click(discarded.getByRole('button', { name: 'Deshacer' }));
  await expect.element(added).toBeVisible();
  await expect.element(changedNotice).toBeVisible();
});

it('a copy that nothing was tried on begins anew at once', async () => {
  await show([shift(1, '08:00-12:00')], [shift(1, '09:00-13:00')]);
  await readAgain();
  await userEvent.click(page.getByRole('button', { name: 'Descartar y copiar el actual' }));
  await expect.element(page.getByRole('gridcell', { name: 'lunes 09:00–13:00' })).toBeVisible();
  await expect.element(changedNotice).not.toBeInTheDocument();
});

it('without labor rules it says what was not checked, and which breaks it takes as paid', async () => {
  const paused = { break_minutes: 60, break_paid: null };
  await show([shift(1, '08:00-17:00', paused), shift(2, '08:00-17:00', paused)]);
  const gaps = page.getByRole('status').filter({ hasText: 'En 2 turnos no se sabe' });
  await expect.element(gaps).toHaveTextContent('se cuenta como pagada');
  await expect.element(page.getByText(/^Los límites no se comprobaron/)).toBeVisible();
  await expect.element(page.getByText('Sin otras advertencias en la copia.')).toBeVisible();
  await expect
    .element(page.getByText('Sin costos: no se sabe qué jornadas son nocturnas.'))
    .toBeVisible();
  expect(page.getByText('recargo').elements()).toEqual([]);
});

it('M233, M234: the service’s total and warnings come first, and the other figures are called ours', async () => {
  await show([shift(1, '08:00-12:00')]);
  await expect.element(page.getByText('47:00 h por semana')).toBeVisible();
  await expect.element(page.getByText('Sin descanso el domingo')).toBeVisible();
  const heads = ['Cifra', 'Horario actual, nuestra cuenta', 'Copia, nuestra cuenta', 'Diferencia'];
  const figures = page.getByRole('table', { name: 'Comparación' });
  expect(
    figures
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual(heads);
});

it('while labor rules are still read nothing is said of limits or costs', async () => {
  await show([shift(1, '08:00-12:00')], [], { ...noRules, isReading: true, isAwaited: true });
  await expect.element(page.getByRole('heading', { name: 'Solicitud de cambio' })).toBeVisible();
  expect(page.getByText(/^Los límites no se comprobaron/).elements()).toEqual([]);
  expect(page.getByText(/^Sin (otras )?advertencias en la copia/).elements()).toEqual([]);
  expect(page.getByText(/^Sin costos/).elements()).toEqual([]);
});

it('with them it checks the limits, and says that surcharges are missing where they are', async () => {
  const params = readLaborParams(ordinaryParams, []);
  const rules = { ...noRules, params, dayBand: { start: '06:00', end: '19:00' } };
  await show([shift(1, '08:00-12:00', { break_minutes: 60, break_paid: null })], [], rules);
  await expect.element(page.getByText('Sin advertencias en la copia.')).toBeVisible();
  await expect.element(page.getByText(/^Sin costos: no se conoce algún recargo/)).toBeVisible();
  expect(page.getByText(/no se comprobaron|no se sabe/).elements()).toEqual([]);
});

it('no file leaves while a field cannot be read: that field gets the focus', async () => {
  await show([shift(1, '08:00-12:00')]);
  const pause = page.getByRole('textbox', { name: 'Pausa (min)' });
  await userEvent.fill(pause, '30');
  await userEvent.fill(pause, 'abc');
  await expect.element(pause).toBeInvalid();
  await userEvent.click(page.getByRole('button', { name: 'JSON' }));
  await expect.element(pause).toHaveFocus();
});
