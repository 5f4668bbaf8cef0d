import { Link } from '@tanstack/react-router';
import { toBeChosen, useOwnBranch } from '@/modules/branch-picker/link-branch';
import { m } from '@/text/generated/messages';

/** Where purchases come from, with the ways to the first one. */
export function FirstPurchase() {
  const params = { branchId: useOwnBranch() ?? toBeChosen };
  return (
    <>
      {m.purchases_empty_body()}{' '}
      <Link to="/branches/$branchId/purchases/new" params={params}>
        {m.purchases_title()}
      </Link>
      {' · '}
      <Link to="/branches/$branchId/purchases/excluded/new" params={params}>
        {m.purchases_document_fse()}
      </Link>
    </>
  );
}
