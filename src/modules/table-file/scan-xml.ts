import { TableRefused } from './table-file';

/** What a scan meets, in order. Names come without their prefix. */
export interface XmlEvents {
  open: (name: string, attributes: string) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/**
 * Goes through a part of a workbook once. No tree is built, for a sheet of 64 MB is one string and no more. A document type is
 * refused: workbooks have none, and its entities could grow without end.
 */
export function scanXml(xml: string, events: XmlEvents): void {
  let at = 0;
  let depth = 0;
  for (;;) {
    const tag = xml.indexOf('<', at);
    if (tag === -1) {
      // What is cut off leaves tags open.
      if (depth !== 0) throw new TableRefused({ kind: 'damaged' });
      return;
    }
    if (tag > at) events.text(withoutEntities(xml.slice(at, tag)));
    if (xml.startsWith('<!--', tag)) at = after(xml, '-->', tag);
    else if (xml.startsWith('<![CDATA[', tag)) {
      at = after(xml, ']]>', tag);
      events.text(xml.slice(tag + 9, at - 3));
    } else if (xml.startsWith('<?', tag)) at = after(xml, '?>', tag);
    else if (xml.startsWith('<!', tag)) throw new TableRefused({ kind: 'damaged' });
    else {
      at = after(xml, '>', tag);
      depth += tell(xml.slice(tag + 1, at - 1), events);
    }
  }
}

/** An attribute of a tag; null when the tag does not have it. */
export function attributeOf(attributes: string, name: string): string | null {
  const at = attributes.search(new RegExp(`(?:^|\\s)${name}\\s*=`));
  if (at === -1) return null;
  const value = /=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes.slice(at));
  return value === null ? null : withoutEntities(value[1] ?? value[2] ?? '');
}

/** Gives how much deeper the scan is behind the tag. */
function tell(tag: string, events: XmlEvents): number {
  if (tag.startsWith('/')) {
    events.close(bare(tag.slice(1).trim()));
    return -1;
  }
  const isEmpty = tag.endsWith('/');
  const inner = isEmpty ? tag.slice(0, -1) : tag;
  const end = inner.search(/\s/);
  const name = bare(end === -1 ? inner : inner.slice(0, end));
  events.open(name, end === -1 ? '' : inner.slice(end));
  if (!isEmpty) return 1;
  events.close(name);
  return 0;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

function after(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw new TableRefused({ kind: 'damaged' });
  return at + mark.length;
}

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole: string, hex?: string, digits?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
