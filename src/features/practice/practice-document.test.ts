import { describe, expect, it } from 'vitest';
import { practiceCodeStart } from '@/api/practice/schemas';
import { readDte } from '@/domain/dte/read-dte';
import { practiceDocument, practiceDocuments } from './practice-document';

const buyer = {
  mark: 'a-mark',
  name: 'La Tienda',
  taxNumber: '06142804981031',
  today: '2026-11-26',
};
const every = Array.from({ length: practiceDocuments }, (_, at) => at);

function read(at: number, change: Partial<typeof buyer> = {}) {
  const reading = readDte(JSON.stringify(practiceDocument({ ...buyer, ...change }, at)));
  if ('problem' in reading) throw new Error(JSON.stringify(reading.problem));
  return reading.document;
}

describe('a document to practise with', () => {
  it.each(every)(
    '%i is read, level with itself, and on credit; it says that it is no real one',
    (at) => {
      expect(read(at)).toMatchObject({
        type: '03',
        isTest: true,
        isCredit: true,
        creditDays: '30',
        date: buyer.today,
        receiver: { name: 'La Tienda', taxNumber: buyer.taxNumber },
        warnings: ['test-environment'],
      });
    },
  );

  it('has numbers in the form of real ones', () => {
    const { generationCode, controlNumber, stamp } = read(0);
    expect(generationCode).toMatch(
      /^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}$/,
    );
    expect(generationCode.startsWith(practiceCodeStart)).toBe(true);
    expect(controlNumber).toMatch(/^DTE-03-M001P001-\d{15}$/);
    expect(stamp).toMatch(/^[0-9A-Z]{40}$/);
  });

  it('is the same for a person all day, and another for everybody else, the next day, and beside it', () => {
    const codes = (at: number, change?: Partial<typeof buyer>) => {
      const { generationCode, controlNumber } = read(at, change);
      return [generationCode, controlNumber];
    };
    expect(codes(0)).toEqual(codes(0));
    const others = [
      codes(1),
      codes(2),
      codes(0, { mark: 'b-mark' }),
      codes(0, { today: '2026-11-27' }),
    ];
    expect(new Set([codes(0), ...others].flat()).size).toBe(10);
  });
});
