import { expect, it } from 'vitest';
import { loadReader } from './load-reader';

const operation = { name: 'labor-rules.list' };

it('hands over what came', async () => {
  await expect(loadReader(operation, async () => 'reader')).resolves.toBe('reader');
});

it('a file that does not come is a line that is down, and nothing was asked', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const failing = loadReader(operation, () => Promise.reject(lost));
  await expect(failing).rejects.toMatchObject({
    error: { kind: 'network', outcome: 'not-sent', operation: 'labor-rules.list' },
    cause: lost,
  });
});
