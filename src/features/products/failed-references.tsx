import { IconAlertTriangle } from '@tabler/icons-react';
import { describeReadError } from '@/modules/error-panel/describe-error';
import { MissingPermission } from '@/modules/error-panel/missing-permission';
import { m } from '@/text/generated/messages';
import { currentLocale } from '@/text/locale';
import { Notice } from '@/ui/feedback/notice';
import { Button } from '@/ui/form/button';
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
  const locale = currentLocale();
  const list = new Intl.ListFormat(locale);
  return sharedFailures(failed).map(({ names, error }) => (
    <Notice
      key={names.join()}
      tone="warn"
      icon={IconAlertTriangle}
      actions={
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {m.common_retry()}
        </Button>
      }
    >
      <strong>
        {m.products_reference_failed({
          reference: list.format(names.map((name) => referenceNames[name]())),
          reason: describeReadError(error, m.products_subject()).title,
        })}
      </strong>{' '}
      {children}
      {error.kind === 'forbidden' ? <MissingPermission error={error} /> : null}
    </Notice>
  ));
}

/** What failed for one reason is told once; a missing permission is each list's own. */
function sharedFailures(failed: FailedReference[]) {
  const told: { names: FailedReference['name'][]; error: FailedReference['error'] }[] = [];
  for (const { name, error } of failed) {
    const same = told.find((one) => one.error.kind === error.kind && error.kind !== 'forbidden');
    if (same) same.names.push(name);
    else told.push({ names: [name], error });
  }
  return told;
}
