import { expect, it } from 'vitest';
import { toldDiffers } from './told-differs';

const sent = { documentType: 'ticket', providerName: 'La Céiba', total: '48' };

it.each([
  [{ documentType: 'TICKET', providerName: 'LA CEIBA, S.A. de C.V.', toPay: '48.00' }, []],
  [{ documentType: null, providerName: null, toPay: null }, []],
  [{ documentType: 'ccf', providerName: 'La Ceiba', toPay: '44.28' }, ['document', 'total']],
  [{ documentType: 'ticket', providerName: 'Abonos del Sur', toPay: '48' }, ['provider']],
])('M160: of %j a person is told that %j is another', (told, expected) => {
  expect(toldDiffers(sent, told)).toEqual(expected);
});
