import { IconUserOff } from '@tabler/icons-react';
import type { Ref } from 'react';
import { firstCharacters } from '@/domain/first-characters';
import { longestSearch } from '@/modules/list/address';
import { formatQuantity } from '@/text/format';
import { m } from '@/text/generated/messages';
import { StatePanel } from '@/ui/feedback/state-panel';
import { Button } from '@/ui/form/button';
import { ParsedField, type Parsed } from '@/ui/form/parsed-field';

/** The whole number of a document: asked with Enter or on leaving, for a part of one finds nobody. */
export function DocumentFilter(props: {
  label: string;
  value: string;
  onChange: (document: string) => void;
  ref?: Ref<HTMLInputElement>;
}) {
  // A filter is given more than that, and the field hands what it does not know on to its element.
  const { label, value, onChange, ref } = props;
  const own = { label, value, onChange, ...(ref && { ref }) };
  return <ParsedField {...own} format={(text) => text} parse={parseDocument} />;
}

function parseDocument(typed: string): Parsed<string> {
  const document = typed.trim();
  return firstCharacters(document, longestSearch) === document
    ? { value: document }
    : { problem: m.lists_search_too_long({ most: formatQuantity(longestSearch) }) };
}

/** Whether what is searched for as a name looks like the number of a document; numbers stand in e-mail addresses too. */
export const looksLikeDocument = (text: string): boolean =>
  /\d{4}/.test(text) && !/[@\s]/.test(text.trim());

/** The same number grouped otherwise: the service compares it letter by letter. Null where there is no other way. */
export function regrouped(document: string): string | null {
  if (document.includes('-')) return document.replaceAll('-', '');
  if (/^\d{9}$/.test(document)) return document.replace(/^(\d{8})/, '$1-');
  if (/^\d{14}$/.test(document)) return document.replace(/^(\d{4})(\d{6})(\d{3})/, '$1-$2-$3-');
  return null;
}

/** Nobody has exactly this number. */
export function NoSuchDocument(props: {
  document: string;
  onTry: (document: string) => void;
  onClear: () => void;
}) {
  const { document, onTry, onClear } = props;
  const other = regrouped(document);
  return (
    <StatePanel
      icon={IconUserOff}
      title={m.employees_no_document()}
      actions={
        <>
          {other === null ? null : (
            <Button size="xs" variant="default" onClick={() => onTry(other)}>
              {m.employees_try_other({ document: other })}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={onClear}>
            {m.common_clear_filters()}
          </Button>
        </>
      }
    >
      <p>{m.employees_no_document_body()}</p>
    </StatePanel>
  );
}
