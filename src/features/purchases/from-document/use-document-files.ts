import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import type { EarlierPurchase } from '@/api/attempts/purchases';
import { purchaseQueries } from '@/api/attempts/purchase-queries';
import { currentProfile } from '@/api/core/profile';
import { directoryQueries } from '@/api/directory/queries';
import { draftQueries } from '@/api/drafts/queries';
import type { DraftSummary } from '@/api/drafts/schemas';
import { isIdentifier } from '@/domain/identifier';
import { useDraftStart } from '@/modules/draft-start/use-draft-start';
import { laterPart } from '@/modules/later-part/later-part';
import { isolate } from '@/text/isolate';
import { m } from '@/text/generated/messages';
import { announce } from '@/ui/feedback/announce';
import { documentOf } from '../earlier-purchases';
import { purchaseForm, type PurchaseFormReturn, type TypedPurchase } from '../purchase-form';
import { supplierIn } from './match-supplier';
import { useKeptFiles } from './use-kept-files';
import type { FilledIn, FileProblem } from './read-document-file';

/** What became of a file that is not what the form is filled from. */
export interface TakenFile {
  /** Tells two files of one name apart. */
  id: number;
  name: string;
  state:
    | { is: 'reading' | 'twice' | 'not-kept' }
    | { is: 'problem'; problem: FileProblem }
    /** Its purchase was sent before; no draft was begun. */
    | { is: 'sent'; document: FilledIn['document']; earlier: EarlierPurchase }
    | { is: 'draft'; draft: string; document: FilledIn['document'] }
    /** A draft of it was begun before, here or in another branch; `begin` begins another one. */
    | { is: 'drafted'; draft: DraftSummary; document: FilledIn['document']; begin: () => void };
}

interface Place {
  form: PurchaseFormReturn;
  /** What stands in the form before anything is typed. */
  begun: TypedPurchase;
  branch: { id: string; name: string | null };
  /** A draft is being read, and would take the place of whatever is filled in meanwhile. */
  isOpening: boolean;
  /** Lines that were just typed reach the form. */
  flushLines: () => void;
}

/** With the panel that a document asks its confirmation in: a review that comes right after it finds it there. */
export const laterReader = laterPart(async () => {
  const [{ readDocumentFile }] = await Promise.all([
    import('./read-document-file'),
    import('./document-panel'),
  ]);
  return readDocumentFile;
});

/**
 * Takes tax documents as suppliers send them. One that comes while nothing is typed fills in this form; what comes besides becomes a
 * draft each, so that nothing typed is lost.
 */
export function useDocumentFiles({ form, begun, branch, isOpening, flushLines }: Place) {
  const client = useQueryClient();
  const { keep } = useDraftStart('purchases', purchaseForm.draft.schema);
  const keptFiles = useKeptFiles();
  const [taken, setTaken] = useState<readonly TakenFile[]>([]);
  const lastId = useRef(0);
  /** Generation codes of the drafts that were begun here. */
  const begunCodes = useRef(new Set<string>());

  const valuesOf = async ({ values, document: { supplier } }: FilledIn): Promise<TypedPurchase> => {
    const known = { ...directoryQueries.list('provider'), staleTime: 'static' } as const;
    const entries = await client.query(known).catch(() => []);
    return { ...begun, ...values, providerId: supplierIn(entries, supplier)?.id ?? '' };
  };
  const earlierOf = async (values: TypedPurchase) => {
    const asked = purchaseQueries.earlier(documentOf(values));
    const [earlier] = await client.query(asked).catch(() => []);
    return earlier;
  };
  const isTakenHere = (code: string) =>
    code !== '' && (begunCodes.current.has(code) || form.getValues('generationCode') === code);
  /** A draft that this person has of the document since before this screen was opened. */
  const draftedBefore = async ({ generationCode }: FilledIn['document']) => {
    if (!isIdentifier(generationCode) || isTakenHere(generationCode)) return undefined;
    const asked = draftQueries.list({ form: 'purchases', holding: generationCode });
    const { rows } = await client.query({ ...asked, staleTime: 0 }).catch(() => ({ rows: [] }));
    // What was sent from one is told with its entry.
    return rows.find(({ sent }) => sent === null);
  };
  const asDraft = async (
    values: TypedPurchase,
    document: FilledIn['document'],
  ): Promise<TakenFile['state']> => {
    const earlier = await earlierOf(values);
    if (earlier !== undefined) return { is: 'sent', document, earlier };
    const { generationCode } = document;
    if (isTakenHere(generationCode)) return { is: 'twice' };
    const title = purchaseForm.draft.title(values, null);
    const draft = await keep({ title, branch, values });
    if (draft === null) return { is: 'not-kept' };
    begunCodes.current.add(generationCode);
    return { is: 'draft', draft, document };
  };
  const isUntouched = () => {
    if (isOpening) return false;
    flushLines();
    const values = form.getValues();
    return (Object.keys(begun) as (keyof TypedPurchase)[]).every(
      (name) => values[name] === begun[name],
    );
  };
  const take = async (files: readonly File[]) => {
    const begunFiles = files.map((file) => {
      lastId.current += 1;
      return { file, id: lastId.current };
    });
    const become = (id: number, state: TakenFile['state'] | null) =>
      setTaken((now) =>
        now.flatMap((one) => (one.id === id ? (state === null ? [] : [{ ...one, state }]) : [one])),
      );
    setTaken((now) => [
      ...begunFiles.map(({ file, id }) => ({
        id,
        name: file.name,
        state: { is: 'reading' } as const,
      })),
      ...now,
    ]);
    const read = await laterReader.load();
    // One after the other: a day's post must not take the office's whole share of requests.
    for (const { file, id } of begunFiles) {
      const reading = await read(file, currentProfile().lineTypes);
      if ('problem' in reading) {
        become(id, { is: 'problem', problem: reading.problem });
        continue;
      }
      keptFiles.keep(reading.kept);
      const { document } = reading;
      const values = await valuesOf(reading);
      const begin = async () => {
        if (files.length > 1 || !isUntouched()) return become(id, await asDraft(values, document));
        form.reset(values, { keepDefaultValues: true });
        become(id, null);
        announce(m.dte_filled({ file: isolate(file.name) }));
      };
      const draft = await draftedBefore(document);
      if (draft === undefined) await begin();
      else become(id, { is: 'drafted', draft, document, begin: () => void begin() });
    }
  };
  const drop = (event: DragEvent) => {
    // A field that takes files itself has had it.
    if (event.defaultPrevented || !isHere(event) || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  };
  /** Before any field gets it: nobody would type a whole document into one. */
  const paste = (event: ClipboardEvent) => {
    if (!isHere(event)) return;
    const files = [...event.clipboardData.files].filter(({ name }) => /\.json$/i.test(name));
    const text = files.length > 0 ? '' : event.clipboardData.getData('text/plain');
    if (isDocument(text)) files.push(new File([text], m.dte_pasted()));
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void take(files);
  };
  return {
    taken,
    unkept: keptFiles.unkept,
    take: (files: readonly File[]) => void take(files),
    forget: (id: number) => setTaken((now) => now.filter((one) => one.id !== id)),
    /** Of what surrounds the form: a document may be dropped or pasted anywhere on it. */
    around: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: drop,
      onPasteCapture: paste,
    },
  };
}

const isDocument = (text: string) => /^\s*[[{][^]*"identificacion"\s*:/.test(text);

/** React hands on what happens in a dialog over the form, too. */
const isHere = ({ currentTarget, target }: DragEvent | ClipboardEvent) =>
  target instanceof Node && currentTarget.contains(target);
