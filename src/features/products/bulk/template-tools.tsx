import { useState } from 'react';
import { counted } from '@/text/format';
import { m } from '@/text/generated/messages';
import { ToolSelect } from '@/ui/form/tool-field';
import { useChosen } from '@/ui/table/list-selection';
import classes from './bulk.module.css';
import type { StepProps } from './bulk-navigation';
import { FileButtons } from './file-buttons';
import { lineOfProduct } from './template-file';

const contents = ['empty', 'chosen', 'all'] as const;
type Contents = (typeof contents)[number];

/** The file to fill in: empty, or with products and the values they have. */
export function TemplateTools({ work, products, references }: StepProps) {
  const { rows: chosen } = useChosen(work.selection);
  const [wanted, setWanted] = useState<Contents>(chosen.length > 0 ? 'chosen' : 'all');
  const rows: Record<Contents, typeof products> = { empty: [], chosen, all: products };
  const labels: Record<Contents, string> = {
    empty: m.bulk_template_empty(),
    chosen: m.bulk_template_chosen(counted(chosen.length)),
    all: m.bulk_template_all(counted(products.length)),
  };
  return (
    <section className={classes.template} aria-label={m.bulk_template()}>
      <p className={classes.quiet}>{m.bulk_template_help()}</p>
      <div className={classes.line}>
        <ToolSelect
          label={m.bulk_template()}
          value={wanted}
          onChange={({ currentTarget: { value } }) =>
            setWanted(contents.find((known) => known === value) ?? 'all')
          }
        >
          {contents
            .filter((known) => known !== 'chosen' || chosen.length > 0)
            .map((known) => (
              <option key={known} value={known}>
                {labels[known]}
              </option>
            ))}
        </ToolSelect>
        <FileButtons
          name={m.bulk_template_file()}
          subject={m.bulk_template_subject()}
          lines={() => rows[wanted].map((product) => lineOfProduct(product, references))}
        />
      </div>
    </section>
  );
}
