import { afterEach, expect, it } from 'vitest';
import { setLocale } from '@/text/locale';
import { titleOfJob } from './job-title';

afterEach(() => setLocale('es'));

it('a job of payments is called by its day in the language of the screen', () => {
  const job = { kind: 'payments.apply', title: '2026-11-29', total: 3 } as const;
  expect(titleOfJob(job)).toBe('3 pagos del 29/11/2026');
  expect(titleOfJob({ ...job, total: 1 })).toBe('1 pago del 29/11/2026');
  setLocale('en');
  expect(titleOfJob(job)).toMatch(/^3 payments/);
});

it('any other one, and what was called in words before, keeps its title', () => {
  const title = '3 pagos del 29/11/2026';
  expect(titleOfJob({ kind: 'payments.apply', title, total: 3 })).toBe(title);
  expect(titleOfJob({ kind: 'products.update', title: '2026-11-29', total: 3 })).toBe('2026-11-29');
});
