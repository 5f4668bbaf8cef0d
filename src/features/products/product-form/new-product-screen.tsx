import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { productKindOf, type Product } from '@/api/products/schemas';
import { compositionOf } from '@/api/products/words';
import { isIdentifier } from '@/domain/identifier';
import { InvalidBranch } from '@/modules/branch-picker/invalid-branch';
import { useBranchName } from '@/modules/branch-picker/use-branches';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { BackLink } from '@/ui/layout/back-link';
import { ScreenTitle } from '@/ui/layout/screen-title';
import { ProductSearch } from '../product-page/product-search';
import { useProductFinding } from '../product-page/use-product-finding';
import { copyOf } from './copied-product';
import { NewProductForm } from './new-product-write-form';
import classes from './product-form.module.css';
import { productName } from './product-name';
import { emptyProduct } from './new-product-form';

interface Props {
  branchId: string;
  /** The product of the branch it is a copy of; null for an empty form. */
  from: string | null;
}

/** Creates a product in a branch (API description, Endpoints: POST /products). */
export function NewProductScreen({ branchId, from }: Props) {
  const branch = useBranchName(branchId);
  if (!isIdentifier(branchId)) return <InvalidBranch branchId={branchId} />;
  return (
    <div className={classes.screen}>
      <ScreenTitle title={m.product_form_title()} of={branch} ofForm>
        <BackLink to="/branches/$branchId/products" params={{ branchId }}>
          {m.product_form_back()}
        </BackLink>
      </ScreenTitle>
      {from === null ? (
        <NewProductForm branchId={branchId} initial={emptyProduct} />
      ) : (
        <CopiedForm key={from} branchId={branchId} from={from} />
      )}
    </div>
  );
}

/** The form once the product it starts from was found; what is read of that later changes nothing in it. */
function CopiedForm({ branchId, from }: { branchId: string; from: string }) {
  const finding = useProductFinding(branchId, from);
  const [original, setOriginal] = useState<Product | null>(finding.found?.product ?? null);
  if (original === null && finding.found !== null) setOriginal(finding.found.product);
  if (original === null) {
    return <ProductSearch branchId={branchId} productId={from} finding={finding} />;
  }
  return (
    <>
      <Notice tone="info" icon={<IconCopy size={16} />}>
        <p>{m.product_form_copied({ name: isolate(productName(original)) })}</p>
        {missingOf(original).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <NewProductForm branchId={branchId} initial={copyOf(original)} />
    </>
  );
}

/** What a copy does not have, because it was not readable or cannot be created. */
function missingOf({ productType, compositionType }: Product): string[] {
  const isBoth = productType !== null && productKindOf(productType) === 'both';
  const composition = compositionType === null ? null : compositionOf(compositionType);
  return [
    m.product_form_copied_without(),
    ...(composition === 'portions' ? [m.product_form_copied_portions()] : []),
    ...(isBoth ? [m.product_form_copied_both()] : []),
  ];
}
