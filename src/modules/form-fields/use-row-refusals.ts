import { useFormScope, type Refusal, type Refusals } from './form-scope';

/** What the service said of a row, by what follows its index in the path. */
export type RowRefusals = ReadonlyMap<string, Refusal>;

/** What one answer of the service said of rows, in their order. */
export interface RowsSaid {
  answer: Refusals;
  rows: readonly RowRefusals[];
}

const nothing: Refusals = new Map();

/** What the service said of rows, to be put in another order with them: it knows a row by its index only. */
export function useRowRefusals(name: string) {
  const { placing } = useFormScope();
  const { all, answer } = placing ?? { all: nothing, answer: nothing };
  const now = (count: number): RowsSaid => ({
    answer,
    rows: Array.from({ length: count }, (_, index) => ofRow(all, `${name}.${index}`)),
  });
  const put = ({ answer: of, rows }: RowsSaid) => {
    // A row stands where a later answer found it; and nothing is drawn anew for nothing.
    if (of !== answer || answer.size === 0) return;
    const others = [...all].filter(([path]) => !path.startsWith(`${name}.`));
    const placed = rows.flatMap((row, index) =>
      [...row].map(([rest, refusal]) => [`${name}.${index}${rest}`, refusal] as const),
    );
    placing?.put(new Map([...others, ...placed]));
  };
  return {
    now,
    put,
    /** Puts the rows in the order that is made of theirs. */
    change: (count: number, order: (rows: readonly RowRefusals[]) => readonly RowRefusals[]) =>
      put({ answer, rows: order(now(count).rows) }),
  };
}

function ofRow(all: Refusals, path: string): RowRefusals {
  const own = [...all].filter(([each]) => each === path || each.startsWith(`${path}.`));
  return new Map(own.map(([each, refusal]) => [each.slice(path.length), refusal]));
}
