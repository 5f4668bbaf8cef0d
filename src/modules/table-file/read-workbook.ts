import { unzipSync } from 'fflate';
import { attributeOf, scanXml } from './scan-xml';
import { readDateStyles, readSharedStrings, readSheet } from './read-sheet';
import { TableRefused, type TableFile, type TableLimits } from './table-file';

/** The parts of a workbook that are read (ECMA-376, part 1): never its macros, images or what else it carries. */
const mainPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';
const sharedPart = 'xl/sharedStrings.xml';
const stylesPart = 'xl/styles.xml';

/** More parts than any workbook has. */
const mostParts = 1_000;

/** The first sheet that can be seen of a packed workbook (.xlsx). Throws `TableRefused`. */
export function readWorkbook(bytes: Uint8Array, limits: TableLimits): TableFile {
  const sizes = partSizes(bytes);
  if (!sizes.has(mainPart)) throw notAWorkbook(sizes);
  const named = unpack(bytes, [mainPart, relationsPart], sizes, limits);
  const sheets = visibleSheets(named.get(mainPart) ?? '');
  const targets = relationTargets(named.get(relationsPart) ?? '');
  const [first] = sheets;
  const path = first === undefined ? undefined : targets.get(first.relation);
  if (first === undefined || path === undefined || !sizes.has(path)) {
    throw new TableRefused({ kind: 'no-sheet' });
  }
  const parts = unpack(bytes, [path, sharedPart, stylesPart], sizes, limits);
  const rows = readSheet(parts.get(path) ?? '', {
    shared: readSharedStrings(parts.get(sharedPart) ?? ''),
    dates: readDateStyles(parts.get(stylesPart) ?? ''),
    limits,
  });
  return { source: { format: 'xlsx', sheet: first.name, sheets: sheets.length }, rows };
}

/** What the parts say they grow to; nothing is unpacked yet. */
function partSizes(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  unpacking(bytes, ({ name, originalSize }) => {
    sizes.set(name, originalSize);
    if (sizes.size > mostParts) throw new TableRefused({ kind: 'swells' });
    return false;
  });
  return sizes;
}

/**
 * Unpacks these parts and no others. The library writes no more than a part says it grows to, so that the sizes told are limits
 * also where they are a lie.
 */
function unpack(
  bytes: Uint8Array,
  wanted: readonly string[],
  sizes: ReadonlyMap<string, number>,
  limits: TableLimits,
): Map<string, string> {
  const total = wanted.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  if (total > limits.unpackedBytes) throw new TableRefused({ kind: 'swells' });
  const parts = unpacking(bytes, ({ name }) => wanted.includes(name));
  return new Map(
    Object.entries(parts).map(([name, part]) => [name, new TextDecoder('utf-8').decode(part)]),
  );
}

function unpacking(
  bytes: Uint8Array,
  filter: (part: { name: string; originalSize: number }) => boolean,
) {
  try {
    return unzipSync(bytes, { filter });
  } catch (thrown) {
    throw thrown instanceof TableRefused ? thrown : new TableRefused({ kind: 'damaged' });
  }
}

/** What the packed file is instead; OpenDocument sheets are packed too. */
function notAWorkbook(sizes: ReadonlyMap<string, number>): TableRefused {
  if (sizes.has('content.xml') && sizes.has('mimetype')) {
    return new TableRefused({ kind: 'open-document' });
  }
  const is = sizes.has('word/document.xml') || sizes.has('ppt/presentation.xml');
  return new TableRefused({ kind: 'other', is: is ? 'document' : 'archive' });
}

function visibleSheets(workbook: string): { name: string; relation: string }[] {
  const sheets: { name: string; relation: string }[] = [];
  scanXml(workbook, {
    open(tag, attributes) {
      if (tag !== 'sheet') return;
      const state = attributeOf(attributes, 'state') ?? 'visible';
      const relation = attributeOf(attributes, '\\w+:id') ?? '';
      if (state === 'visible') {
        sheets.push({ name: attributeOf(attributes, 'name') ?? '', relation });
      }
    },
    close: () => undefined,
    text: () => undefined,
  });
  return sheets;
}

/** Paths of the parts by the name the workbook has for them. */
function relationTargets(relations: string): Map<string, string> {
  const targets = new Map<string, string>();
  scanXml(relations, {
    open(tag, attributes) {
      if (tag !== 'Relationship') return;
      const target = attributeOf(attributes, 'Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(attributeOf(attributes, 'Id') ?? '', path);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return targets;
}
