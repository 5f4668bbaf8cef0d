import { expect, it } from 'vitest';
import { sentChange } from './sent-change';

it('reads the figures of a change, and none where there is nothing to read', () => {
  const none = { cost: null, availability: null, limitAvailability: null };
  expect(sentChange('{"name":"Queso","cost":1.25,"availability":0}')).toEqual({
    ...none,
    cost: '1.25',
    availability: '0',
  });
  expect(sentChange('{"cost":"mucho"}')).toEqual(none);
  expect(sentChange('')).toEqual(none);
});
