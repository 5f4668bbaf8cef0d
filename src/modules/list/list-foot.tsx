import { m } from '@/text/generated/messages';
import { ToolSelect } from '@/ui/form/tool-field';
import { useAfterFirstDrawing } from '@/ui/layout/use-after-first-drawing';
import { Pager } from '@/ui/table/pager';
import type { ComponentProps } from 'react';
import classes from './list-foot.module.css';

interface Props extends ComponentProps<typeof Pager> {
  /** How much of the list this is, in words. */
  count: string;
  /** The page sizes that are offered, beside the one a link asked for. */
  sizes: readonly number[];
  perPage: number;
  onPerPage: (perPage: number) => void;
}

/** How much of the list this is, and right after the rows the way to the rest. */
export function ListFoot({ count, sizes, perPage, onPerPage, ...pager }: Props) {
  const firstIsDrawn = useAfterFirstDrawing();
  return (
    <div className={classes.foot}>
      <p className={classes.count}>{count}</p>
      {firstIsDrawn ? (
        <>
          <div className={classes.size}>
            <ToolSelect
              label={m.common_per_page()}
              spoken
              value={perPage}
              onChange={({ currentTarget }) => onPerPage(Number(currentTarget.value))}
            >
              {[...new Set([...sizes, perPage])]
                .sort((one, other) => one - other)
                .map((size) => (
                  <option key={size} value={size}>
                    {m.common_rows_per_page({ count: size })}
                  </option>
                ))}
            </ToolSelect>
          </div>
          <Pager {...pager} />
        </>
      ) : null}
    </div>
  );
}
