import { describe, expect, it } from 'vitest';
import { drawLine, rangeOf, type Point } from './trend-chart';

const points = (...told: [string, string][]): Point[] =>
  told.map(([day, amount]) => ({ day: `2026-03-${day}`, amount }));

function drawn(all: Point[]): string {
  const range = rangeOf(all);
  return range === null ? '' : drawLine(all, range);
}

describe('M258: a line of what was seen', () => {
  it('joins days that follow one another, and leaves the others apart', () => {
    const path = drawn(points(['01', '0'], ['02', '5'], ['05', '10'], ['06', '10']));
    expect(path).toBe('M4 96h0L22.4 50M77.6 4h0L96 4');
  });

  it('shows a day alone as a dot', () => {
    expect(drawn(points(['01', '4'], ['03', '8']))).toBe('M4 50h0M96 4h0');
  });

  it('has zero in it, and what is below', () => {
    expect(rangeOf(points(['01', '90'], ['02', '100']))).toMatchObject({ least: '0', most: '100' });
    expect(rangeOf(points(['01', '-5.05'], ['02', '-1']))).toMatchObject({
      least: '-5.05',
      most: '0',
    });
  });

  it('stands where nothing is owed, and is none of nothing', () => {
    expect(drawn(points(['01', '0'], ['02', '0']))).toBe('M4 96h0L96 96');
    expect(rangeOf([])).toBeNull();
  });

  it('takes amounts that no binary number holds', () => {
    const path = drawn(points(['01', '99999999999999999999.99'], ['02', '0.01']));
    expect(path).toBe('M4 4h0L96 96');
  });
});
