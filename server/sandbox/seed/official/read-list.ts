/** An entry of an official catalog: the tax authority's code, always text (leading zeros count), and its name. */
export interface OfficialEntry {
  code: string;
  name: string;
}

/** Reads a list of one `code name` per line: short enough to compare with the published workbook by eye. */
export function readList(lines: string): OfficialEntry[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const gap = line.indexOf(' ');
      return { code: line.slice(0, gap), name: line.slice(gap + 1) };
    });
}
