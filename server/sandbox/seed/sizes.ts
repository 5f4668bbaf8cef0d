/** How much a world holds; `tiny` is for tests, `large` proves that lists stay quick. */
export const worldSizes = ['tiny', 'normal', 'large'] as const;
export type WorldSize = (typeof worldSizes)[number];

interface BusinessSize {
  branches: number;
  products: number;
  batches: number;
  employees: number;
  sales: number;
  expenses: number;
}

export const sizes: Record<WorldSize, { first: BusinessSize; second: BusinessSize }> = {
  tiny: {
    first: { branches: 2, products: 24, batches: 60, employees: 60, sales: 24, expenses: 24 },
    second: { branches: 1, products: 6, batches: 6, employees: 4, sales: 4, expenses: 4 },
  },
  normal: {
    first: { branches: 4, products: 600, batches: 3_000, employees: 120, sales: 60, expenses: 60 },
    second: { branches: 2, products: 60, batches: 240, employees: 12, sales: 8, expenses: 8 },
  },
  large: {
    first: {
      branches: 4,
      products: 20_000,
      batches: 100_000,
      employees: 1_200,
      sales: 600,
      expenses: 600,
    },
    second: { branches: 2, products: 200, batches: 800, employees: 40, sales: 20, expenses: 20 },
  },
};
