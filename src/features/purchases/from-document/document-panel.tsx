import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { catalogQueries } from '@/api/catalogs/queries';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { useSession } from '@/modules/session/session-context';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { formatQuantity } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { doubtMark, isSerious, seriousDoubts } from './document-doubts';
import { typeInWords, warningsInWords } from './document-words';
import { seriousWords } from './document-review';
import classes from './from-document.module.css';
import type { Imported } from './imported';
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
  const serious = seriousDoubts(imported, taxNumbers);
  const minor = warningsInWords(imported.warnings.filter((one) => !isSerious(one)));
  const hasProvider = providerId !== '';
  // By it the place of a supplier who is created is filled in.
  useQuery({ ...catalogQueries.countries(), enabled: !hasProvider });
  const of = {
    type: typeInWords(type),
    supplier: isolate(supplier.name || supplier.tradeName),
    amount: moneyText(String(values['paperToPay'] || '0')),
    lines: formatQuantity(lines.count),
    count: lines.count,
  };
  return (
    <section className={shared.column} aria-label={m.dte_panel()}>
      <Notice tone="info" icon={IconFileText}>
        <p>
          {m.dte_filled({ file: isolate(file) })}{' '}
          {receiver === null
            ? m.dte_document(of)
            : m.dte_document_for({ ...of, receiver: isolate(receiver.name) })}{' '}
          <QueryLink imported={imported} />
        </p>
        {hasProvider ? null : <p>{m.dte_provider_unknown()}</p>}
        <Warnings of={minor} />
      </Notice>
      {serious.length === 0 ? null : (
        <ConfirmField
          control={form.control}
          name="documentConfirmed"
          what={doubtMark(imported, taxNumbers)}
          label={m.purchases_document_counts()}
        >
          <Notice tone="warn" urgent>
            <Warnings of={serious.map((doubt) => seriousWords[doubt]())} />
          </Notice>
        </ConfirmField>
      )}
    </section>
  );
}

function Warnings({ of }: { of: readonly string[] }) {
  if (of.length < 2) return of.map((warning) => <p key={warning}>{warning}</p>);
  return (
    <ul className={classes.warnings}>
      {of.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
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
