import { IconAlertTriangle, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBranches, useBranchName } from '@/modules/branch-picker/use-branches';
import { ChoiceField } from '@/modules/form-fields/choice-field';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
import type { ProductForm } from '../product-form/product-fields';
import classes from './product-edit.module.css';

/** The product's branch: locked until somebody means to move it, for another branch is another shelf and other taxes. */
export function BranchMove({ form, branchId }: { form: ProductForm; branchId: string }) {
  const { branches } = useBranches();
  const name = useBranchName(branchId);
  const typed = useWatch({ control: form.control, name: 'branchId' });
  const chosen = typed === branchId ? '' : typed;
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && chosen === '') {
    return (
      <p className={classes.branch}>
        <bdi>{name}</bdi>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconLockOpen size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {m.product_edit_branch_unlock()}
        </Button>
      </p>
    );
  }
  return (
    <>
      <ChoiceField
        control={form.control}
        name="branchId"
        none={m.product_edit_branch_stays({ branch: name })}
        choices={branches
          .filter(({ id }) => id !== branchId)
          .map(({ id, name: label }) => ({ value: id, label }))}
      />
      {chosen === '' ? null : (
        <Notice tone="warn" icon={<IconAlertTriangle size={16} />}>
          {m.product_edit_branch_moves()}
        </Notice>
      )}
    </>
  );
}
