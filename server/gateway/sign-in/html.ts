/** Markup that may stand in a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | null | Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function rendered(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(rendered).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template whose every value is escaped, unless it is markup already. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(
    literals.reduce((text, literal, index) => text + rendered(parts[index - 1] ?? null) + literal),
  );
}
