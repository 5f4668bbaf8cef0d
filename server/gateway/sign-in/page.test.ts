import { expect, it } from 'vitest';
import { createIntegrations } from '../sessions/integrations';
import { signInPage } from './page';

it.each([
  ['es', /Integración ([\da-f]{6}) · Empresa \1[\da-f]{6}</],
  ['en', /Integration ([\da-f]{6}) · Business \1[\da-f]{6}</],
] as const)('calls an integration that no file names as the app does: %s', (language, words) => {
  const page = signInPage({
    nonce: 'nonce',
    language,
    isChosen: false,
    next: '/',
    inWindow: false,
    isDone: false,
    session: {
      idHash: '',
      operator: 'Ana',
      integration: createIntegrations([]).identify('a-key'),
      key: 'a-key',
      idleEndsAt: new Date(0),
      endsAt: new Date(0),
    },
    demo: null,
    way: 'key',
    choice: null,
    operator: '',
    failure: null,
    waitSeconds: 0,
  });
  expect(page).toMatch(words);
});
