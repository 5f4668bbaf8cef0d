import { expect, it } from 'vitest';
import { draftTitle } from './draft-title';

it('puts together what there is of its parts', () => {
  expect(draftTitle('La Céiba', 'DTE-03')).toBe('La Céiba · DTE-03');
  expect(draftTitle('La Céiba', '')).toBe('La Céiba');
  expect(draftTitle('', 'Arroz')).toBe('Arroz');
  expect(draftTitle('', '')).toBe('');
});

it('is one line of at most 120 characters, and halves none of them', () => {
  expect(draftTitle('Uno\ndos')).not.toContain('\n');
  expect(draftTitle('La Céiba', '🌶'.repeat(200))).toBe(`La Céiba · ${'🌶'.repeat(109)}`);
});
