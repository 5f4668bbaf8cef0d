import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Views from './saved-views';

const place = { business: 'Los Volcanes', list: 'batches' };
const soon = { status: 'expiring', days: 7, columns: 'standard', density: 'compact' };

let views: typeof Views;

beforeEach(async () => {
  vi.resetModules();
  views = await import('./saved-views');
});

const names = () => views.viewsOf(place).map(({ name }) => name);

describe('the views of a list', () => {
  it('are kept by business and list', () => {
    views.saveView(place, 'Semana', soon);
    expect(views.viewsOf(place)).toMatchObject([{ name: 'Semana', search: soon }]);
    expect(views.viewsOf({ ...place, business: 'Otra' })).toEqual([]);
    expect(views.viewsOf({ ...place, list: 'products' })).toEqual([]);
  });

  it('are replaced under their own name, in their place', () => {
    views.saveView(place, 'Semana', soon);
    views.saveView(place, 'Todo', {});
    views.saveView(place, 'Semana', { status: 'expired' });
    expect(names()).toEqual(['Semana', 'Todo']);
    expect(views.viewsOf(place)[0]?.search).toEqual({ status: 'expired' });
  });

  it('are renamed, removed and put back', () => {
    views.saveView(place, 'Semana', soon);
    const [view] = views.viewsOf(place);
    if (!view) throw new Error('there is no view');
    views.renameView(place, view.id, 'Esta semana');
    expect(names()).toEqual(['Esta semana']);
    views.removeView(place, view.id);
    expect(names()).toEqual([]);
    views.restoreView(place, view);
    expect(names()).toEqual(['Semana']);
  });

  it('have one at most that the list opens with', () => {
    views.saveView(place, 'Semana', soon);
    views.saveView(place, 'Todo', {});
    const [week, all] = views.viewsOf(place);
    views.toggleDefaultView(place, week?.id ?? '');
    views.toggleDefaultView(place, all?.id ?? '');
    expect(views.defaultView(place)?.name).toBe('Todo');
    views.toggleDefaultView(place, all?.id ?? '');
    expect(views.defaultView(place)).toBeNull();
  });
});

describe('an address as a view', () => {
  it('keeps what it says and leaves out what it does not', () => {
    const { viewSearch } = views;
    expect(viewSearch({ status: 'expired', days: undefined, removed: true, page: 2 })).toEqual({
      status: 'expired',
      removed: true,
      page: 2,
    });
  });

  it('is known again whatever the order of its parts', () => {
    const { sameSearch } = views;
    expect(sameSearch({ a: 1, b: true }, { b: true, a: 1 })).toBe(true);
    expect(sameSearch({ a: 1 }, { a: 1, b: true })).toBe(false);
    expect(sameSearch({ a: 1 }, { a: '1' })).toBe(false);
  });
});
