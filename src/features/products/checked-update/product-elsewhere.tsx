import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { attemptQueries } from '@/api/attempts/queries';
import { draftQueries } from '@/api/drafts/queries';
import type { Draft } from '@/api/drafts/schemas';
import { useBranches } from '@/modules/branch-picker/use-branches';
import { formatTimestamp } from '@/modules/business-day/moments';
import { readDraftSearch } from '@/modules/drafts/draft-search';
import { fitValues } from '@/modules/drafts/fit-values';
import { ReadTrouble } from '@/modules/error-panel/read-trouble';
import { fieldLabel } from '@/modules/form-fields/field-label';
import { specOf, type FieldSpec } from '@/modules/form-fields/form-scope';
import { pathPattern } from '@/modules/form-fields/path-pattern';
import { m } from '@/text/generated/messages';
import { isolate } from '@/text/isolate';
import { CopyButton } from '@/ui/feedback/copy-button';
import { isSame } from '../product-page/product-finding';
import { historyParams, lastBranch } from '../product-page/product-history';
import classes from './product-elsewhere.module.css';

export type ProductFormRoute =
  '/branches/$branchId/products/$productId/edit' | '/branches/$branchId/products/$productId/stock';

interface Props {
  branchId: string;
  productId: string;
  /** The form that does not find its product. */
  form: ProductFormRoute;
  reading: DraftReading;
}

/** More would be a list of its own. */
const mostBranches = 12;

/**
 * The way on for whoever wants to change a product that its branch no longer has: the other branches, what the journal knows of
 * where it went, and what was typed, which goes along.
 */
export function ProductElsewhere({ branchId, productId, form, reading }: Props) {
  const { branches } = useBranches();
  const { draft } = readDraftSearch(useSearch({ strict: false }));
  const others = branches.filter(({ id }) => !isSame(id, branchId));
  const params = historyParams(productId.toLowerCase());
  const { data: journal } = useQuery(attemptQueries.list(params ?? { page: 1, perPage: 1 }));
  const last = lastBranch(productId, journal?.rows ?? []);
  const known = last && others.find(({ id }) => isSame(id, last.branchId));
  const shown = known ? [known, ...others.filter((one) => one !== known)] : others;
  return (
    <section className={classes.elsewhere} aria-label={m.product_page_elsewhere()}>
      {known && last ? (
        <p>
          {m.product_page_elsewhere_known({
            branch: isolate(known.name),
            moment: formatTimestamp(last.attempt.recordedAt),
            operator: isolate(last.attempt.operator),
          })}{' '}
          <Link to="/attempts/$attemptId" params={{ attemptId: last.attempt.id }}>
            {m.product_page_elsewhere_record()}
          </Link>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <>
          <p>
            {draft === undefined
              ? m.product_page_elsewhere_look()
              : m.product_page_elsewhere_look_typed()}
          </p>
          <ul className={classes.branches}>
            {shown.slice(0, mostBranches).map(({ id, name }) => (
              <li key={id}>
                <Link to={form} params={{ branchId: id, productId }} search={{ draft }}>
                  {m.product_page_elsewhere_in({ branch: isolate(name) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {draft === undefined ? null : <TypedSoFar draft={draft} reading={reading} />}
    </section>
  );
}

/** What its person typed and did not send, to be read and copied where no form can show it. */
function TypedSoFar({ draft, reading }: { draft: string; reading: DraftReading }) {
  const kept = useQuery(draftQueries.one(draft));
  const typed = kept.data ? typedTexts(kept.data, reading) : [];
  return (
    <>
      <ReadTrouble query={kept} subject={m.drafts_subject_one()} />
      {typed.length > 0 ? (
        <>
          <p>{m.product_page_typed_kept()}</p>
          <dl className={classes.typed}>
            {typed.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{isolate(text)}</dd>
              </div>
            ))}
          </dl>
          <CopyButton text={() => typed.map(({ label, text }) => `${label}: ${text}`).join('\n')}>
            {m.product_page_typed_copy()}
          </CopyButton>
        </>
      ) : null}
    </>
  );
}

/** Of the fields without a text of their own only the name is told: what stands in them are identifiers and marks. */
const texts = new Set(['sku', 'name', 'quantity', 'reason', 'portions.*.name']);

/** What a form is to the reader of its draft. */
export interface DraftReading {
  specs: Readonly<Record<string, FieldSpec>>;
  /** What stood in it before anybody typed. */
  before: (draft: Draft) => object;
}

/** What somebody typed into a draft of a change, field by field; what stood there before is left out. */
function typedTexts(
  draft: Draft,
  { specs, before: filled }: DraftReading,
): { label: string; text: string }[] {
  const before = new Map(flat(filled(draft)).map(({ path, text }) => [path, text]));
  return flat(draft.values).flatMap(({ path, text }) => {
    const name = pathPattern(path);
    if (text === '' || before.get(path) === text || !Object.hasOwn(specs, name)) return [];
    const spec = specOf(specs, path);
    if (spec.decimal === undefined && !texts.has(name)) return [];
    return [{ label: fieldLabel(specs, path) ?? spec.label(), text }];
  });
}

const flat = (values: unknown) => fitValues({}, values).lost;
