import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { MissingPermission } from '@/modules/error-panel/missing-permission';
import { m } from '@/text/generated/messages';
import { useLocale } from '@/text/use-locale';
import { Notice } from '@/ui/feedback/notice';
import type { FailedReference } from './use-product-references';

const referenceNames: Record<FailedReference['name'], () => string> = {
  categories: m.products_reference_categories,
  units: m.products_reference_units,
  taxes: m.products_reference_taxes,
};

interface Props {
  failed: FailedReference[];
  /** Reads them again. */
  onRetry: () => void;
  /** What is complete all the same. */
  children: string;
}

/** The lists that name what products refer to by id, where they could not be read. */
export function FailedReferences({ failed, onRetry, children }: Props) {
  useLocale();
  return failed.map(({ name, error }) => (
    <Notice
      key={name}
      tone="warn"
      icon={<IconAlertTriangle size={16} />}
      actions={
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {m.common_retry()}
        </Button>
      }
    >
      <strong>
        {m.products_reference_failed({
          reference: referenceNames[name](),
          reason: describeReadError(error, referenceNames[name]()).title,
        })}
      </strong>{' '}
      {children}
      {error.kind === 'forbidden' ? <MissingPermission error={error} /> : null}
    </Notice>
  ));
}
