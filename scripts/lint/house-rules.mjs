// The rules of this project that no published plugin has. tests/guards/lint.test.ts plants every fault.

/** @typedef {{ report: (what: { node: any, message: string }) => void, sourceCode: any }} Context */

/** `toISOString()` and `toJSON()` hold the date in London: after 18:00 in El Salvador it names tomorrow. */
const noIsoDateSlice = {
  create: (/** @type {Context} */ context) => ({
    CallExpression(/** @type {any} */ node) {
      const cuts = ['slice', 'substring', 'substr', 'split'].includes(propertyName(node.callee));
      const from = propertyName(node.callee.object?.callee);
      if (cuts && ['toISOString', 'toJSON'].includes(from)) {
        context.report({
          node,
          message: `Cut no date out of ${from}(); use the business date.`,
        });
      }
    },
  }),
};

/** `z.coerce.number()` reads an empty field as 0 and `0x10` as 16. */
const noZodCoerce = {
  create: (/** @type {Context} */ context) => ({
    MemberExpression(/** @type {any} */ node) {
      if (propertyName(node) === 'coerce' && node.object.name === 'z') {
        context.report({ node, message: 'Parse the text instead of z.coerce.' });
      }
    },
  }),
};

/** `!` is allowed where the reason stands beside it or on the line above. */
const explainedNonNull = {
  create: (/** @type {Context} */ context) => ({
    TSNonNullExpression(/** @type {any} */ node) {
      const line = node.loc.end.line;
      const explained = context.sourceCode
        .getAllComments()
        .some((/** @type {any} */ one) => [line, line - 1].includes(one.loc.end.line));
      if (!explained) context.report({ node, message: 'Say beside the ! why it cannot be null.' });
    },
  }),
};

const noDoubleAssertion = {
  create: (/** @type {Context} */ context) => ({
    TSAsExpression(/** @type {any} */ node) {
      const inner = node.expression;
      if (inner.type === 'TSAsExpression' && inner.typeAnnotation.type === 'TSUnknownKeyword') {
        context.report({
          node,
          message: '`as unknown as` switches the compiler off; narrow instead.',
        });
      }
    },
  }),
};

const forbiddenInE2e = new Map([
  ['waitForTimeout', 'Wait for what the person sees, not for time.'],
  ['waitForLoadState', 'Wait for what the person sees, not for the network.'],
  ['route', 'Let the sandbox fail (control API) instead of intercepting the network.'],
  ['routeFromHAR', 'Let the sandbox answer instead of a recording.'],
  ['getByTestId', 'Find it by the role and name a person knows it by.'],
]);

/** End-to-end tests meet the real thing, by the names people use. */
const honestE2e = {
  create: (/** @type {Context} */ context) => ({
    CallExpression(/** @type {any} */ node) {
      const message = forbiddenInE2e.get(propertyName(node.callee));
      if (message) context.report({ node, message });
    },
  }),
};

/** A name the file calls is a function: in a template or a joined list it would become its own source. */
const noFunctionAsText = {
  create(/** @type {Context} */ context) {
    /** @type {any[]} */
    const texts = [];
    const called = new Set();
    return {
      TemplateLiteral(/** @type {any} */ node) {
        texts.push(...node.expressions);
      },
      CallExpression(/** @type {any} */ node) {
        if (node.callee.type === 'Identifier') called.add(node.callee.name);
        const list = propertyName(node.callee) === 'join' ? node.callee.object : null;
        if (list?.type === 'ArrayExpression') texts.push(...list.elements);
      },
      'Program:exit'() {
        for (const node of texts.filter(
          (one) => one?.type === 'Identifier' && called.has(one.name),
        )) {
          context.report({ node, message: `${node.name} is a function and stands here as text.` });
        }
      },
    };
  },
};

/** @param {any} node @returns {string} the name of a plain member access, else '' */
function propertyName(node) {
  return node?.type === 'MemberExpression' && !node.computed ? node.property.name : '';
}

const plugin = {
  meta: { name: 'house' },
  rules: {
    'explained-non-null': explainedNonNull,
    'honest-e2e': honestE2e,
    'no-double-assertion': noDoubleAssertion,
    'no-function-as-text': noFunctionAsText,
    'no-iso-date-slice': noIsoDateSlice,
    'no-zod-coerce': noZodCoerce,
  },
};

export default plugin;
