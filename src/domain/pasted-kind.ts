import { cleanIdentifier, isIdentifier } from './identifier';
import { mayTellTaxNumber } from './tax-number';

/** What a bare number may be: of a taxpayer (NIT, or a DUI used as one), of the register (NRC), or the code of a product. */
export type NumberOf = 'taxpayer' | 'register' | 'product';

/** What a text is that somebody typed, pasted or scanned into the one box that takes anything. */
export type Pasted =
  | { is: 'nothing' }
  /** An address of this app, from its first slash on. */
  | { is: 'link'; address: string }
  /** In lower case, each once; `areCodes` where the text around them calls them generation codes. */
  | { is: 'ids'; ids: string[]; areCodes: boolean }
  /** Of a tax document, whole or its beginning. */
  | { is: 'control-number'; number: string }
  /** Digits alone, however they were grouped. */
  | { is: 'number'; digits: string; mayBe: readonly NumberOf[] }
  /** One word with a digit in it: the code of a product, or of anything else. */
  | { is: 'code'; code: string }
  | { is: 'words' };

const identifiers =
  /(?<![0-9a-f-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f]|-[0-9a-f])/gi;
const withoutHyphens = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;
/** As documents, their files and the authority's links call it: `codGen`, `codigoGeneracion`, "código de generación". */
const saysGeneration = /c[oó]d(?:igo)?[\s_]*(?:de[\s_]+)?gen|generation code/i;

const wholeControlNumber = /DTE-\d{2}-[A-Z0-9]{8}-\d{15}/i;
const begunControlNumber = /^DTE-\d{2}(?:-[A-Z0-9]{0,8}(?:-\d{0,15})?)?$/i;
const bareControlNumber = /^DTE(\d{2})([A-Z0-9]{8})(\d{15})$/i;

/**
 * Tells what was pasted, by nothing but its look. Where one look means several things, all of them are told.
 * @param origin of this app's own links
 */
export function readPasted(typed: string, origin: string): Pasted {
  const tidy = cleanIdentifier(typed);
  if (tidy === '') return { is: 'nothing' };
  return (
    linkIn(typed, origin) ??
    idsIn(typed, tidy) ??
    controlNumberIn(tidy) ??
    numberIn(
      typed
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .trim(),
    ) ??
    codeIn(typed.replace(/\p{Cf}/gu, '').trim()) ?? { is: 'words' }
  );
}

function linkIn(typed: string, origin: string): Pasted | null {
  const text = typed.trim();
  const said = /https?:\/\/[^\s"'<>]+/i.exec(text)?.[0].replace(/[),.;\]]+$/, '');
  const link = said ?? (/^\/[a-z]\S*$/i.test(text) ? origin + text : null);
  const url = link === null ? null : URL.parse(link);
  if (url === null || url.origin !== origin) return null;
  return { is: 'link', address: url.pathname + url.search + url.hash };
}

function idsIn(typed: string, tidy: string): Pasted | null {
  const bare = withoutHyphens.exec(tidy)?.slice(1).join('-');
  const found = bare ? [bare] : isIdentifier(tidy) ? [tidy] : (typed.match(identifiers) ?? []);
  if (found.length === 0) return null;
  const ids = [...new Set(found.map((id) => id.toLowerCase()))];
  return { is: 'ids', ids, areCodes: saysGeneration.test(typed.normalize('NFC')) };
}

function controlNumberIn(tidy: string): Pasted | null {
  const bare = bareControlNumber.exec(tidy);
  const number =
    bare === null
      ? (wholeControlNumber.exec(tidy) ?? begunControlNumber.exec(tidy))?.[0]
      : `DTE-${bare.slice(1).join('-')}`;
  return number === undefined ? null : { is: 'control-number', number: number.toUpperCase() };
}

function numberIn(text: string): Pasted | null {
  const [, label, body = ''] = /^(?:(NIT|DUI|NRC)\b[\s:.#°ºn]*)?(\d[\d\s-]*)$/i.exec(text) ?? [];
  const digits = body.replace(/\D/g, '');
  if (!mayTellTaxNumber(digits)) return null;
  return { is: 'number', digits, mayBe: mayBe(label?.toUpperCase(), body.trim(), digits.length) };
}

/** What may be somebody's number is never that of a product, however many digits a product's code may have. */
function mayBe(label: string | undefined, body: string, count: number): readonly NumberOf[] {
  if (label === 'NRC') return ['register'];
  const isGrouped = /\D/.test(body);
  if (label !== undefined || count === 14 || count === 9) return ['taxpayer'];
  if (count > 8) return isGrouped ? ['taxpayer'] : ['product'];
  return /^\d+[-\s]\d$/.test(body) ? ['register'] : ['register', 'product'];
}

function codeIn(text: string): Pasted | null {
  const isCode = /^(?=\D*\d)[\p{L}\d][\p{L}\d._/-]{1,39}$/u.test(text) && mayBeLong(text);
  return isCode ? { is: 'code', code: text } : null;
}

/** A letter and a digit are what somebody has typed so far. */
const mayBeLong = (text: string) => text.length > 2;
