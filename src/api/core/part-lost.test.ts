import { expect, it } from 'vitest';
import { loadPart } from './part-lost';

const part = 'labor-rules.list';

it('hands over what came', async () => {
  await expect(loadPart(part, async () => 'reader')).resolves.toBe('reader');
});

it('a file that does not come is a line that is down, and nothing was asked', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const failing = loadPart(part, () => Promise.reject(lost));
  await expect(failing).rejects.toMatchObject({
    error: { kind: 'network', outcome: 'not-sent', operation: 'labor-rules.list' },
    cause: lost,
  });
});
