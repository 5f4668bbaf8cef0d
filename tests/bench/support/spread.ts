/** Least, middle and greatest of some measurements; a mean would hide the bad ones. */
export function spread(values: readonly number[]): { min: number; median: number; max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { min: at(0), median: at(0.5), max: at(1) };
}

/** One line of a bench: `title   12.3   13.0   15.9 ms`. */
export function line(title: string, values: readonly number[], unit = 'ms'): string {
  const { min, median, max } = spread(values);
  const columns = [min, median, max].map((value) =>
    value.toFixed(unit === 'ms' ? 1 : 2).padStart(9),
  );
  return `${title.padEnd(34)}${columns.join('')} ${unit}\n`;
}

export const head = `${''.padEnd(34)}${['min', 'median', 'max'].map((one) => one.padStart(9)).join('')}\n`;

/** What so many of a hundred measurements stay under. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}
