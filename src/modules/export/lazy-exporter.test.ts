import { describe, expect, it } from 'vitest';
import { lazyExporter, type LazyExporter } from './lazy-exporter';
import type { ExportState } from './exporter';
import { ended, watched } from './test-exporter';
import { testPlan } from './test-lists';

const name = { title: () => 'Lotes', subject: () => 'los lotes', branch: 'Central' };
const started = { status: 'running', done: 0, total: null, wanted: null };

function statusesOf(exporter: LazyExporter): ExportState['status'][] {
  const statuses: ExportState['status'][] = [];
  exporter.subscribe(() => statuses.push(exporter.state().status));
  return statuses;
}

describe('the export of a page', () => {
  it('is under way from the press on, also while the program for it loads', async () => {
    const { exporter } = watched();
    const one = lazyExporter(() => Promise.resolve(exporter));
    expect(one.state()).toEqual({ status: 'idle' });
    one.start(name, () => Promise.resolve(testPlan()));
    expect(one.state()).toEqual(started);
    expect(one.name()).toBe(name);
    expect(await ended(one, 'done')).toMatchObject({ rows: 5 });
  });

  it('is one at a time: a second one does not begin', async () => {
    const { exporter } = watched();
    const one = lazyExporter(() => Promise.resolve(exporter));
    one.start(name, testPlan());
    one.start(
      { ...name, branch: 'Otra' },
      testPlan({ fetchPage: () => Promise.reject(new Error()) }),
    );
    expect(one.name()?.branch).toBe('Central');
    expect(await ended(one, 'done')).toMatchObject({ rows: 5 });
  });

  it('drops an earlier file as soon as another begins', async () => {
    const { exporter } = watched();
    const one = lazyExporter(() => Promise.resolve(exporter));
    one.start(name, testPlan());
    await ended(one, 'done');
    one.start(name, testPlan({ format: 'xlsx' }));
    expect(one.state()).toEqual(started);
    expect(exporter.state()).toEqual({ status: 'idle' });
    expect((await ended(one, 'done')).fileName).toMatch(/xlsx$/);
  });

  it.each([
    ['cancelled', 'cancel'],
    ['idle', 'dismiss'],
  ] as const)('stays %s when what it needs arrives afterwards', async (status, giveUp) => {
    const { exporter } = watched();
    const one = lazyExporter(() => Promise.resolve(exporter));
    one.start(name, testPlan());
    const statuses = statusesOf(one);
    one[giveUp]();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(one.state()).toEqual({ status });
    expect(new Set(statuses)).toEqual(new Set([status]));
  });

  it('tells a part of the program that does not arrive as a lost connection, and can be asked again', async () => {
    const { exporter } = watched();
    let lost = true;
    const one = lazyExporter(() =>
      lost ? Promise.reject(new Error()) : Promise.resolve(exporter),
    );
    one.start(name, testPlan());
    expect(await ended(one, 'failed')).toMatchObject({
      error: { kind: 'network', outcome: 'not-sent' },
      canResume: false,
    });
    lost = false;
    one.start(name, testPlan());
    expect(await ended(one, 'done')).toMatchObject({ rows: 5 });
  });

  it('keeps nothing once it is dismissed', async () => {
    const { exporter } = watched();
    const one = lazyExporter(() => Promise.resolve(exporter));
    one.start(name, testPlan());
    await ended(one, 'done');
    one.dismiss();
    expect(one.name()).toBeNull();
    expect(exporter.state()).toEqual({ status: 'idle' });
  });
});
