import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { schedule } from './schedule.mjs';

const step = (name: string, more: { needs?: string[]; alone?: boolean } = {}) => ({
  name,
  title: name,
  args: [],
  ...more,
});

const verdicts = async (...args: Parameters<typeof schedule>) =>
  Object.fromEntries((await schedule(...args)).map((one) => [one.step.name, one.verdict]));

describe('the schedule', () => {
  test('goes on after a failure and leaves out only what needs it', async () => {
    const steps = [step('build'), step('e2e', { needs: ['build'] }), step('unit')];
    const result = await verdicts(steps, ({ name }) => Promise.resolve(name !== 'build'));
    expect(result).toEqual({ build: 'failed', e2e: 'not-run', unit: 'passed' });
  });

  test('does not wait for a step that is not part of the run', async () => {
    const steps = [step('e2e', { needs: ['build'] })];
    expect(await verdicts(steps, () => Promise.resolve(true))).toEqual({ e2e: 'passed' });
  });

  test('runs no more at a time than there are lanes, and one alone by itself', async () => {
    let running: string[] = [];
    const together: string[][] = [];
    const steps = ['a', 'b', 'c'].map((name) => step(name));
    await schedule([...steps, step('e2e', { alone: true }), step('d')], async ({ name }) => {
      running.push(name);
      together.push([...running]);
      await sleep(10);
      running = running.filter((one) => one !== name);
      return true;
    });
    expect(Math.max(...together.map((names) => names.length))).toBe(2);
    expect(together.filter((names) => names.includes('e2e'))).toEqual([['e2e']]);
  });
});
