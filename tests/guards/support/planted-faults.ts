type PlantedFault = { rule: string; place: string; source: string };

const feature = 'src/features/planted/*.ts';
const component = 'src/features/planted/*.tsx';
const spec = 'e2e/*.spec.ts';

/** One file per rule that breaks it; `*` becomes a name of its own. */
export const plantedFaults: PlantedFault[] = [
  {
    rule: 'house(no-iso-date-slice)',
    place: feature,
    source: 'export const day = (at: Date) => at.toISOString().slice(0, 10);',
  },
  {
    rule: 'house(no-iso-date-slice)',
    place: feature,
    source: "export const day = (at: Date) => at.toJSON().split('T')[0];",
  },
  {
    rule: 'house(no-zod-coerce)',
    place: feature,
    source: "import * as z from 'zod';\nexport const amount = z.coerce.number();",
  },
  {
    rule: 'house(explained-non-null)',
    place: feature,
    source: 'export const first = (rows: string[]) => rows[0]!;',
  },
  {
    rule: 'house(no-double-assertion)',
    place: feature,
    source: 'export const read = (value: string) => value as unknown as number;',
  },
  {
    rule: 'house(no-function-as-text)',
    place: feature,
    source: "const held = () => 'a';\nexport const lines = ['b', held(), held].join(' ');",
  },
  {
    rule: 'house(no-function-as-text)',
    place: feature,
    source: 'const held = () => 1;\nexport const said = `${held()} ${held}`;',
  },
  {
    rule: 'house(honest-e2e)',
    place: spec,
    source:
      'export const go = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(1);',
  },
  {
    rule: 'house(honest-e2e)',
    place: spec,
    source: "export const go = (page: { route(url: string): void }) => page.route('**');",
  },
  {
    rule: 'house(honest-e2e)',
    place: spec,
    source: "export const go = (page: { getByTestId(id: string): void }) => page.getByTestId('x');",
  },
  {
    rule: 'eslint(no-restricted-globals)',
    place: feature,
    source: "export const load = () => fetch('/api');",
  },
  {
    rule: 'eslint(no-restricted-properties)',
    place: feature,
    source: "export const load = () => window.fetch('/api');",
  },
  {
    rule: 'eslint(no-console)',
    place: feature,
    source: "console.log('x');\nexport const one = 1;",
  },
  {
    rule: 'eslint(no-console)',
    place: 'server/*.ts',
    source: "console.log('x');\nexport const a = 1;",
  },
  {
    rule: 'typescript(no-explicit-any)',
    place: feature,
    source: 'export const keep = (value: any): unknown => value;',
  },
  {
    rule: 'typescript(no-floating-promises)',
    place: feature,
    source: 'export const go = (work: () => Promise<void>) => {\n  work();\n};',
  },
  {
    rule: 'typescript(no-misused-promises)',
    place: component,
    source:
      'export const Go = (props: { save: () => Promise<void> }) => (\n  <button type="button" onClick={props.save}>\n    Guardar\n  </button>\n);',
  },
  {
    rule: 'typescript(consistent-type-imports)',
    place: feature,
    source: "import { Stats } from 'node:fs';\nexport const size = (stats: Stats) => stats.size;",
  },
  {
    rule: 'typescript(no-unsafe-assignment)',
    place: feature,
    source:
      "export const read = () => {\n  const value = JSON.parse('{}');\n  return Boolean(value);\n};",
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    place: feature,
    source:
      "export function word(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    place: component,
    source:
      "import { useState } from 'react';\nexport function Part(props: { open: boolean }) {\n  if (props.open) useState(0);\n  return null;\n}",
  },
  {
    rule: 'react-hooks(exhaustive-deps)',
    place: component,
    source:
      "import { useEffect } from 'react';\nexport function Part(props: { name: string }) {\n  useEffect(() => {\n    document.title = props.name;\n  }, []);\n  return null;\n}",
  },
  {
    rule: 'react(set-state-in-effect)',
    place: component,
    source:
      "import { useEffect, useState } from 'react';\nexport function Part(props: { name: string }) {\n  const [name, setName] = useState('');\n  useEffect(() => {\n    setName(props.name);\n  }, [props.name]);\n  return <p>{name}</p>;\n}",
  },
  {
    rule: 'react(no-danger)',
    place: component,
    source: "export const Part = () => <p dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />;",
  },
  {
    rule: 'jsx-a11y(alt-text)',
    place: component,
    source: 'export const Part = () => <img src="/a.png" />;',
  },
  {
    rule: 'jsx-a11y(click-events-have-key-events)',
    place: component,
    source:
      'export const Part = (props: { go: () => void }) => <div onClick={props.go}>Abrir</div>;',
  },
  {
    rule: 'import(no-cycle)',
    place: feature,
    source: "import { two } from './cycle';\nexport const one = () => two();",
  },
  { rule: 'import(no-default-export)', place: feature, source: 'export default 1;' },
  {
    rule: 'oxc(no-barrel-file)',
    place: feature,
    source: "export * from './sound';\nexport * from './cycle';",
  },
  {
    rule: 'vitest(no-focused-tests)',
    place: 'src/features/planted/*.test.ts',
    source:
      "import { expect, test } from 'vitest';\ntest.only('x', () => {\n  expect(1).toBe(1);\n});",
  },
  {
    rule: 'vitest(expect-expect)',
    place: 'src/features/planted/*.test.ts',
    source: "import { test } from 'vitest';\ntest('x', () => {});",
  },
];

const cycleIndex = plantedFaults.findIndex((fault) => fault.rule === 'import(no-cycle)');

/** Files in which nothing may be told, among them the places that are allowed what others are not. */
export const sound: Record<string, string> = {
  'src/api/core/http.ts': 'export const send = (url: string) => fetch(url);',
  'src/features/planted/sound.ts':
    '// The caller has checked that there is one.\nexport const first = (rows: string[]) => rows[0]!;',
  'src/features/planted/plain.ts': 'export const day = (text: string) => text.slice(0, 10);',
};

/** The other half of the planted cycle. */
export const companions: Record<string, string> = {
  'src/features/planted/cycle.ts': `import { one } from './planted-${cycleIndex}';\nexport const two = (): unknown => one();`,
};
