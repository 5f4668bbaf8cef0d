import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { laterComponent } from './later-component';

it('a component that could not be fetched breaks nothing, and comes once it can be', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'Aquí está');
  const Later = laterComponent(load);
  await render(
    <Suspense fallback="Todavía no">
      <Later />
    </Suspense>,
  );
  await expect.element(page.getByText('Todavía no')).toBeVisible();
  await expect.element(page.getByText('Aquí está')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
