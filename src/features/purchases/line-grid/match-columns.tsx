import { useState } from 'react';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Button } from '@/ui/form/button';
import { ToolSelect } from '@/ui/form/tool-field';
import classes from './match-columns.module.css';
import { tableColumns, tableWords, type Matching, type PastedTable } from './pasted-lines';

interface Props {
  table: PastedTable;
  /** What the columns say, as far as that can be told. */
  first: Matching;
  /** Why nothing goes on before it is said. */
  wrong?: string | null;
  onAdd: (matching: Matching) => void;
  onCancel: () => void;
}

/** How many cells of a column are shown beside its choice. */
const examples = 3;

/** Says which column of a table is what. Nothing becomes a line before. */
export function MatchColumns({ table, first, wrong = null, onAdd, onCancel }: Props) {
  const [matching, setMatching] = useState(first);
  const isEnough = matching.includes('name') || matching.includes('sku');
  const choose = (at: number, value: string) => {
    const column = tableColumns.find((one) => one === value) ?? null;
    // What a column was before is the other's no more.
    setMatching(
      matching.map((one, index) => (index === at ? column : one === column ? null : one)),
    );
  };
  const count = table.length;
  return (
    <section
      className={classes.panel}
      aria-labelledby="match-title"
      aria-describedby={wrong === null ? undefined : 'match-wrong'}
      data-wrong={wrong === null ? undefined : true}
      // Where the form goes that is reviewed meanwhile; the grid of this name stands below.
      data-field="lines"
      tabIndex={-1}
    >
      <h2 id="match-title" className={classes.title}>
        {m.purchases_match_title({ rows: formatQuantity(count), count })}
      </h2>
      {wrong === null ? null : (
        <p id="match-wrong" className={classes.wrong}>
          {wrong}
        </p>
      )}
      <div className={classes.columns}>
        {[...matching.entries()].map(([at, column]) => (
          <div key={at} className={classes.column}>
            <ToolSelect
              label={m.purchases_match_column({ column: at + 1 })}
              value={column ?? ''}
              onChange={({ currentTarget }) => choose(at, currentTarget.value)}
            >
              <option value="">{m.purchases_match_none()}</option>
              {tableColumns.map((one) => (
                <option key={one} value={one}>
                  {tableWords[one]()}
                </option>
              ))}
            </ToolSelect>
            <p className={classes.examples}>
              {table
                .slice(0, examples)
                .map((row) => isolate((row[at] ?? '').trim()))
                .join(' · ')}
            </p>
          </div>
        ))}
      </div>
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onCancel}>
          {m.purchases_match_cancel()}
        </Button>
        <Button size="xs" disabled={!isEnough} data-adds-table onClick={() => onAdd(matching)}>
          {m.purchases_match_add({ rows: formatQuantity(count), count })}
        </Button>
      </div>
    </section>
  );
}
