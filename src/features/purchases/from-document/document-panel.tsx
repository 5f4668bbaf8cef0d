import { IconFileText } from '@tabler/icons-react';
import Big from 'big.js';
import { useWatch } from 'react-hook-form';
import { readLine } from '@/domain/purchase/line';
import { useSession } from '@/modules/session/session-context';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { linesIn } from '../line-grid/line-text';
import { purchaseForm } from '../purchase-form';
import { typeInWords, warningsInWords } from './document-words';
import classes from './from-document.module.css';
import { documentFields, isMadeOutToOthers, type DocumentField, type Imported } from './imported';
import type { DocumentForm } from './use-document-files';

interface Props {
  imported: Imported;
  form: DocumentForm;
}

/** The document that the form was filled from: whose it is, what is odd about it, and what no longer stands as it says. */
export function DocumentPanel({ imported, form }: Props) {
  const providerId = useWatch({ control: form.control, name: 'providerId' });
  const { file, type, supplier, receiver, lines, values } = imported;
  const { taxNumbers } = useSession().integration;
  const warnings = [
    ...(isMadeOutToOthers(imported, taxNumbers) ? [m.dte_other_receiver()] : []),
    ...warningsInWords(imported.warnings),
  ];
  const hasProvider = providerId !== '';
  const of = {
    type: typeInWords(type),
    supplier: isolate(supplier.name || supplier.tradeName),
    amount: moneyText(String(values['paperToPay'] || '0')),
    lines: formatQuantity(lines.count),
    count: lines.count,
  };
  return (
    <section aria-label={m.dte_panel()}>
      <Notice tone={warnings.length > 0 ? 'warn' : 'info'} icon={IconFileText}>
        <p>
          {m.dte_filled({ file: isolate(file) })}{' '}
          {receiver === null
            ? m.dte_document(of)
            : m.dte_document_for({ ...of, receiver: isolate(receiver.name) })}{' '}
          <QueryLink imported={imported} />
        </p>
        {hasProvider ? null : <p>{m.dte_provider_unknown()}</p>}
        {warnings.length === 0 ? null : (
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </Notice>
      <Changes imported={imported} form={form} />
    </section>
  );
}

/** As it is typed; what is chosen or switched, in words. */
function shownAs(name: DocumentField, value: string | boolean): string {
  const isChosen = name === 'documentType' || typeof value === 'boolean';
  return (isChosen ? purchaseForm.fields[name]?.inWords?.(value) : null) ?? String(value);
}

/** What stands otherwise in the form than in the document, as both say it. */
function Changes({ imported, form }: Props) {
  const { control } = form;
  const typed = useWatch({ control, name: documentFields });
  const lineText = useWatch({ control, name: 'lines' });
  const changes = documentFields.flatMap((name, at) => {
    const { [name]: told = '' } = imported.values;
    const { [at]: now = '' } = typed;
    const isSame = typeof now === 'string' ? now.trim() === told : now === told;
    const { [name]: spec } = purchaseForm.fields;
    if (isSame || spec === undefined) return [];
    return [{ label: spec.label(), told: shownAs(name, told), now: shownAs(name, now) }];
  });
  const lines = changedLines(imported, lineText);
  if (lines !== null) changes.push(lines);
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes} aria-label={m.dte_changed()}>
      {changes.map(({ label, told, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{told || m.dte_nothing()}</del> <ins>{now || m.dte_nothing()}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function changedLines({ lines: told }: Imported, text: string) {
  const now = linesIn(text).map(readLine);
  const counted = now.filter(({ isBlank }) => !isBlank);
  const amount = counted.reduce((sum, line) => sum.plus(line.amount), new Big(0)).toFixed(2);
  if (counted.length === told.count && amount === told.amount) return null;
  const inWords = (count: number, sum: string) =>
    m.dte_lines({ lines: formatQuantity(count), count, amount: moneyText(sum) });
  return {
    label: m.purchases_lines(),
    told: inWords(told.count, told.amount),
    now: inWords(counted.length, amount),
  };
}

/** Where the authority tells whether it knows the document. */
function QueryLink({ imported: { generationCode, issued, isTest } }: Pick<Props, 'imported'>) {
  if (generationCode === '' || issued === '') return null;
  const asked = new URLSearchParams({
    ambiente: isTest ? '00' : '01',
    codGen: generationCode,
    fechaEmi: issued,
  });
  return (
    <a
      href={`https://admin.factura.gob.sv/consultaPublica?${asked}`}
      target="_blank"
      rel="noreferrer"
    >
      {m.dte_query()}
    </a>
  );
}
