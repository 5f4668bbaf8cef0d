import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { catalogQueries } from '@/api/catalogs/queries';
import { directoryQueries } from '@/api/directory/queries';
import { ConfirmField } from '@/modules/form-fields/confirm-field';
import { useProviders } from '@/modules/provider-directory/use-providers';
import { AlikeList } from '@/modules/provider-form/alike-notice';
import { useSession } from '@/modules/session/session-context';
import shared from '@/modules/purchase-form/purchase-form.module.css';
import { moneyText } from '@/text/amount-text';
import { counted } from '@/text/format';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { Notice } from '@/ui/feedback/notice';
import { knownOf, type PurchaseFormReturn } from '../purchase-form';
import { doubtMark, isSerious } from './document-doubts';
import { typeInWords, warningsInWords } from './document-words';
import { otherNumberInWords, seriousInWords, unplacedInWords } from './document-review';
import classes from './from-document.module.css';
import type { Imported } from './imported';
import { namesakesIn, supplierIn } from './match-supplier';

interface Props {
  imported: Imported;
  form: PurchaseFormReturn;
  /** False: its file could not be kept. */
  isKept: boolean;
}

/** The document that the form was filled from: whose it is, and what is odd about it. */
export function DocumentPanel({ imported, form, isKept }: Props) {
  const { file, type, supplier, receiver, lines, values } = imported;
  const known = useKnown(imported, form);
  const serious = seriousInWords(imported, known);
  const minor = [
    ...missingInWords(known),
    ...otherNumberInWords(imported, known),
    ...unplacedInWords(imported),
    ...(isKept ? [] : [m.dte_file_unkept()]),
    ...warningsInWords(imported.warnings.filter((one) => !isSerious(one))),
  ];
  const of = { type: typeInWords(type), ...counted(lines.count) };
  return (
    <section className={shared.column} aria-label={m.dte_panel()}>
      <Notice tone="info" icon={IconFileText}>
        <p className={classes.whose}>
          <bdi>{supplier.name || supplier.tradeName}</bdi>
          {' · '}
          {moneyText(String(values['paperToPay'] || '0'))}
        </p>
        <p>
          {receiver === null
            ? m.dte_document(of)
            : m.dte_document_for({ ...of, receiver: isolate(receiver.name) })}{' '}
          {m.dte_from({ file: isolate(file) })} <QueryLink imported={imported} />
        </p>
        <Warnings of={minor} />
        {known.namesakes.length === 0 ? null : (
          <AlikeList of={known.namesakes} onUse={({ id }) => chooseSupplier(form, id)} />
        )}
      </Notice>
      {serious.length === 0 ? null : (
        <ConfirmField
          control={form.control}
          name="documentConfirmed"
          what={doubtMark(imported, known)}
          label={m.purchases_document_counts()}
        >
          <Notice tone="warn" urgent>
            <Warnings of={serious} />
          </Notice>
        </ConfirmField>
      )}
    </section>
  );
}

/** That nobody has the document's numbers: whoever is called like it is offered, and one is to be created only where nobody is. */
function missingInWords({ isMissing, namesakes }: ReturnType<typeof useKnown>): string[] {
  if (!isMissing) return [];
  return [namesakes.length === 0 ? m.dte_provider_unknown() : m.dte_provider_unnumbered()];
}

function chooseSupplier(form: PurchaseFormReturn, id: string): void {
  form.setValue('providerId', id, {
    shouldDirty: true,
    shouldValidate: form.formState.isSubmitted,
  });
}

/** Who we are, who is chosen as the supplier, and whether the address book has nobody of the document's. */
function useKnown(imported: Imported, form: PurchaseFormReturn) {
  const providerId = useWatch({ control: form.control, name: 'providerId' });
  const { taxNumbers } = useSession().integration;
  const { entryOf } = useProviders();
  const { data: entries } = useQuery(directoryQueries.list('provider'));
  const found = entries && supplierIn(entries, imported.supplier);
  useFoundSupplier(found?.id, form);
  const isOpen = providerId === '';
  // By it the place of a supplier who is created is filled in.
  useQuery({ ...catalogQueries.countries(), enabled: isOpen });
  const isMissing = isOpen && entries !== undefined && found === undefined;
  return {
    ...knownOf({ providerId }, { taxNumbers, entryOf }),
    isMissing,
    namesakes: isMissing ? namesakesIn(entries, imported.supplier) : [],
  };
}

/**
 * Chooses the supplier once the address book knows it: a draft may be older than that. Once for each document, which has a panel of its
 * own, so that one that was taken out again stays so.
 */
function useFoundSupplier(id: string | undefined, form: PurchaseFormReturn): void {
  const isOffered = useRef(false);
  useEffect(() => {
    if (id === undefined || isOffered.current) return;
    isOffered.current = true;
    if (form.getValues('providerId') !== '') return;
    chooseSupplier(form, id);
  }, [id, form]);
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
