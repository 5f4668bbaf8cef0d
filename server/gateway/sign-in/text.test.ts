import { describe, expect, it } from 'vitest';
import { en, es } from './text';

describe('how long somebody who tried too often has to wait', () => {
  it.each([
    [1, 'Espere 1 segundo.', 'Wait 1 second.'],
    [89, 'Espere 89 segundos.', 'Wait 89 seconds.'],
    [90, 'Espere 2 minutos.', 'Wait 2 minutes.'],
  ])('is told in words: %d s', (seconds, spanish, english) => {
    expect(es.wait(seconds)).toBe(spanish);
    expect(en.wait(seconds)).toBe(english);
  });
});
