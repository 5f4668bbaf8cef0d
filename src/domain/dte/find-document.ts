import { present } from '../present';
import { readJson } from './file-json';
import { payloadOf } from './jws';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A document among what came with it. Seal and signature lie in any of the places, the document itself being the first. */
export interface FoundDocument {
  document: JsonObject;
  places: readonly JsonObject[];
}

/** Programs wrap a document in text, in a list of one, or both. */
const mostLayers = 4;

/** The one document of a file: the file itself, or within an object of a program's own, such as `{ "dteJson": {…} }`. */
export function findDocument(json: unknown): FoundDocument | null {
  const whole = opened(json) ?? signed(json);
  if (whole === null) return null;
  if (isDocument(whole)) return { document: whole, places: [whole] };
  const named = opened(whole['dteJson']);
  const within = named === null ? Object.values(whole).map(opened) : [named];
  // Some send the signature alone, which holds the document.
  const documents = [within, Object.values(whole).map(signed)].map((one) => one.filter(isDocument));
  const [document, ...more] = documents.find((one) => one.length > 0) ?? [];
  if (document === undefined || more.length > 0) return null;
  return { document, places: [document, whole] };
}

/** How many documents stand in a list of them. */
export function countDocuments(json: unknown): number {
  const list: unknown[] = Array.isArray(json) ? json : [];
  return list.filter((one) => findDocument(one) !== null).length;
}

/** What suppliers call the seal; it stands beside the document, or in the authority's answer, under one of these names. */
const sealNames = ['sellorecibido', 'sellorecepcion'];
const answerNames = ['respuestamh', 'responsemh', 'respuesta'];
const signatureNames = ['firmaelectronica', 'firma'];

/** What may be the seal, the likeliest first. */
export function sealsOf({ places }: FoundDocument): unknown[] {
  return places.flatMap(withAnswers).flatMap((one) => valuesOf(one, sealNames));
}

export const signaturesOf = ({ places }: FoundDocument): unknown[] =>
  places.flatMap((place) => valuesOf(place, signatureNames));

/** Whether a file without a document is what the authority answered to one: suppliers send it by mistake, or apart. */
export function isAnswer(json: unknown): boolean {
  const whole = opened(json);
  if (whole === null) return false;
  return withAnswers(whole).some((one) => valuesOf(one, [...sealNames, 'codigomsg']).length > 0);
}

/** A place, and what the authority answered that lies in it. */
const withAnswers = (place: JsonObject): JsonObject[] =>
  present(place, ...valuesOf(place, answerNames).map(opened));

const isDocument = (value: JsonObject | null): value is JsonObject =>
  value !== null && asObject(value['identificacion']) !== null;

/** The object that a value is, or holds as text or in a list of its own. */
function opened(value: unknown): JsonObject | null {
  let inside = value;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    if (typeof inside === 'string') inside = textOfJson.test(inside) ? readJson(inside) : null;
    else if (Array.isArray(inside) && inside.length === 1) inside = (inside as unknown[])[0];
    else break;
  }
  return asObject(inside);
}

/** The object that was signed. */
function signed(value: unknown): JsonObject | null {
  const payload = payloadOf(value);
  return payload === null ? null : asObject(readJson(payload));
}

const textOfJson = /^\uFEFF?\s*[{[]/;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : null;
}

/** Values by their names, however those are capitalized. */
const valuesOf = (object: JsonObject, names: readonly string[]): unknown[] =>
  Object.entries(object).flatMap(([name, value]) =>
    names.includes(name.toLowerCase()) ? [value] : [],
  );
