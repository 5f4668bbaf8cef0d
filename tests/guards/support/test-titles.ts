import { child, nodesBelow, nodesOf, text, type SyntaxNode } from './syntax';

/** A test, a group of tests, or a row of a table that a test goes through. */
interface TitledTest {
  title: string;
  /** Whether something in it can fail; a row of a table leaves that to the test that goes through it. */
  expects: boolean;
}

/**
 * The ids a title begins with: `M40, M189: …` has two, `I01 I02 rows: …` one for each class and kind of field,
 * `limit provider email phone: …` one for each field, and `windows draft person again: …` one for each who signs in.
 */
export function idsOf(title: string): string[] {
  const head = (title.split(': ')[0] ?? '').split(/[\s,]+/);
  const begin = head.findIndex((word) => /^[MDFI]\d/.test(word));
  const named = isMatrix(head[0]) ? head.slice(0, begin < 0 ? undefined : begin) : [];
  if (named.length === 0 && begin !== 0) return [];
  return [...namedIn(named), ...numbersIn(begin < 0 ? [] : head.slice(begin))];
}

const isMatrix = (word: string | undefined) => word === 'limit' || word === 'windows';

/** Each of these ids is a table, a row of it and one of the columns that follow. */
function namedIn(words: readonly string[]): string[] {
  let row = '';
  return words.flatMap((word, at) => {
    if (isMatrix(words[at - 1])) row = `${words[at - 1]} ${word}`;
    return isMatrix(word) || isMatrix(words[at - 1]) ? [] : [`${row} ${word}`];
  });
}

function numbersIn(words: readonly string[]): string[] {
  const isId = (word: string) => /^([MF]|D\d+\.|I)\d+$/.test(word);
  const rest = words.filter((word) => !isId(word));
  return words.filter(isId).flatMap((id) => {
    if (id.startsWith('M') || id.startsWith('D')) return [id];
    return rest.map((word) => `${id} ${word}`);
  });
}

const listed = (node: SyntaxNode | null, field: string) =>
  Array.isArray(node?.[field]) ? (node[field] as SyntaxNode[]) : [];

/** The name a chain of calls and members begins with: `test` of `test.each(rows)('…')`. */
function rootName(node: SyntaxNode | null): string {
  if (node?.type === 'CallExpression') return rootName(child(node, 'callee'));
  if (node?.type === 'MemberExpression') return rootName(child(node, 'object'));
  return text(node, 'name');
}

/** A title as it is written; what is put into a template is left open. */
function titleIn(node: SyntaxNode | null | undefined): string {
  if (node?.type === 'Literal') return text(node, 'value');
  if (node?.type !== 'TemplateLiteral') return '';
  return listed(node, 'quasis')
    .map((part) => (part['value'] as { cooked: string }).cooked)
    .join('…');
}

const isExpectation = (call: SyntaxNode, helpers: ReadonlySet<string>) => {
  const callee = child(call, 'callee');
  const root = rootName(callee);
  if (root === 'fc') return text(child(callee ?? call, 'property'), 'name') === 'assert';
  return root.startsWith('expect') || helpers.has(root);
};

const expectsIn = (node: unknown, helpers: ReadonlySet<string>) =>
  [...nodesBelow(node)].some((one) => one.type === 'CallExpression' && isExpectation(one, helpers));

/** Names of the functions of a file that expect something themselves or by one another. */
function helpersIn(nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const functions = nodes.filter(({ type }) =>
    /^(FunctionDeclaration|VariableDeclarator)$/.test(type),
  );
  const helpers = new Set<string>();
  for (let before = -1; before < helpers.size;) {
    before = helpers.size;
    for (const one of functions) {
      if (expectsIn(one['body'] ?? one['init'], helpers))
        helpers.add(text(child(one, 'id'), 'name'));
    }
  }
  return helpers;
}

/** Every titled test of a file, read without running it. */
export function titledTests(file: string, source: string): TitledTest[] {
  const nodes = [...nodesOf(file, source)];
  const helpers = helpersIn(nodes);
  return nodes
    .flatMap((node): TitledTest[] => {
      if (node.type === 'Property' && text(child(node, 'key'), 'name') === 'title') {
        return [{ title: titleIn(child(node, 'value')), expects: true }];
      }
      const isTest =
        node.type === 'CallExpression' &&
        ['describe', 'it', 'test'].includes(rootName(child(node, 'callee')));
      if (!isTest) return [];
      const [first, ...rest] = listed(node, 'arguments');
      const rows = listed(first ?? null, 'elements').map((row) => listed(row, 'elements')[0]);
      return [
        ...(rest.length > 0 ? [{ title: titleIn(first), expects: expectsIn(rest, helpers) }] : []),
        ...rows.map((row) => ({ title: titleIn(row), expects: true })),
      ];
    })
    .filter(({ title }) => title !== '');
}
