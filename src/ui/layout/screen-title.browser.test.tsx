import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ScreenTitle } from './screen-title';

it('a branch is not cut in a title for what stands beside it', async () => {
  await page.viewport(768, 1024);
  await render(
    <div style={{ width: 692 }}>
      <ScreenTitle title="Cambiar varios productos" of="Casa Matriz San Salvador">
        <span style={{ width: 400 }}>leído a las 19:10</span>
      </ScreenTitle>
    </div>,
  );
  const title = page.getByRole('heading', { level: 1 }).element();
  expect(title.clientHeight).toBeGreaterThan(0);
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
});
