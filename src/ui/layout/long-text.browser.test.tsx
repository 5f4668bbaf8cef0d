import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LongText } from './long-text';

const long = 'Queso duro blando viejo '.repeat(8) + 'SinEspacios'.repeat(6);
const lineHeight = 24;

beforeEach(() => page.viewport(360, 740));

async function show(text: string) {
  await render(
    <div style={{ lineHeight: `${lineHeight}px` }} data-place>
      <LongText>{text}</LongText>
    </div>,
  );
  const place = document.querySelector('[data-place] bdi');
  return () => place?.getBoundingClientRect().height ?? 0;
}

it('a name of 250 characters takes three lines of a phone, and all of them on a key', async () => {
  const height = await show(long);
  expect(height()).toBe(3 * lineHeight);
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Mostrar todo');
  await userEvent.keyboard('{Enter}');
  expect(height()).toBeGreaterThan(5 * lineHeight);
  await expect.element(page.getByText('Mostrar menos')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await userEvent.keyboard('{Enter}');
  expect(height()).toBe(3 * lineHeight);
});

it('a name that fits has nothing to press', async () => {
  await show('Queso duro blando de Sensuntepeque');
  await expect.element(page.getByText('Queso duro blando de Sensuntepeque')).toBeVisible();
  expect(document.querySelector('summary')).toBeNull();
});
