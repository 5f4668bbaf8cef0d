import { parseSync } from 'vite';

/** A node of the syntax tree as far as the guards look into it. */
export type SyntaxNode = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a file, a parent before its children. @throws when the file does not parse. */
export function* nodesOf(file: string, source: string): Generator<SyntaxNode> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'does not parse'}`);
  yield* nodesBelow(program);
}

/** A node and everything in it. */
export function* nodesBelow(node: unknown): Generator<SyntaxNode> {
  const waiting: unknown[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...(next as unknown[]));
    else if (isNode(next)) {
      yield next;
      waiting.push(...Object.values(next));
    }
  }
}

/** A node's field when it is a node. */
export function child(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** A node's field when it is text. */
export function text(node: SyntaxNode | null, field: string): string {
  const value = node?.[field];
  return typeof value === 'string' ? value : '';
}
