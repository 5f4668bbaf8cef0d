import { m } from '@/text/generated/messages';
import { ToolSelect } from '@/ui/form/tool-field';

interface Props {
  /** What is offered, beside the size a link asked for. */
  sizes: readonly number[];
  perPage: number;
  onPerPage: (perPage: number) => void;
}

/** How many rows a page has. */
export function PageSize({ sizes, perPage, onPerPage }: Props) {
  return (
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
  );
}
