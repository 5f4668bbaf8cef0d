import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarLimits, type CalendarFile } from './calendar-file';
import { visibleText } from './visible-text';

const file: CalendarFile = {
  product: 'Trastienda',
  language: 'es',
  name: 'Vencimientos · Central',
  subject: '3F2504E0-4F89-41D3-9A0C-0305E82C3301',
  writtenAt: new Date('2026-11-20T16:42:07.123Z'),
  days: [{ date: '2026-11-23', summary: 'Vencen 2 lotes', lines: ['Leche, L-1: 4', 'Queso; L-2'] }],
  remindDaysBefore: [7, 0],
  more: (lines) => `y ${lines} más`,
};

/** Undoes the folding and reads `NAME:value` lines, by itself. */
function read(text: string): { name: string; value: string }[] {
  expect(text).toMatch(/\r\n$/);
  return text
    .replaceAll('\r\n ', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => ({
      name: line.slice(0, line.indexOf(':')),
      value: line.slice(line.indexOf(':') + 1),
    }));
}

const valuesOf = (text: string, name: string) =>
  read(text).flatMap((line) => (line.name === name ? [line.value] : []));
const unescaped = (value: string) => value.replace(/\\([\\;,])/g, '$1');

describe('a calendar file', () => {
  it('has an all-day event for each date, with its reminders', () => {
    expect(calendarFile(file).text).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Trastienda//ES',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Vencimientos · Central',
        'BEGIN:VEVENT',
        'UID:20261123-3f2504e0-4f89-41d3-9a0c-0305e82c3301@trastienda',
        'DTSTAMP:20261120T164207Z',
        'DTSTART;VALUE=DATE:20261123',
        'DTEND;VALUE=DATE:20261124',
        'SUMMARY:Vencen 2 lotes',
        String.raw`DESCRIPTION:Leche\, L-1: 4\nQueso\; L-2`,
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Vencen 2 lotes',
        'TRIGGER:-PT159H',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Vencen 2 lotes',
        'TRIGGER:PT9H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('names an event the same whenever it is written', () => {
    const later = { ...file, writtenAt: new Date('2027-01-05T00:00:00Z'), name: 'Otro nombre' };
    expect(valuesOf(calendarFile(later).text, 'UID')).toEqual(
      valuesOf(calendarFile(file).text, 'UID'),
    );
  });

  it('ends no line later than 75 octets and cuts no character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 5 }), (summary, lines) => {
        const written = calendarFile({ ...file, days: [{ date: '2026-11-23', summary, lines }] });
        for (const line of written.text.split('\r\n')) {
          const octets = new TextEncoder().encode(line);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(new TextDecoder('utf-8', { fatal: true }).decode(octets)).toBe(line);
        }
      }),
    );
  });

  it('gives back every text that fits', () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: calendarLimits.charactersPerLine });
    fc.assert(
      fc.property(text, (summary) => {
        const { text: written } = calendarFile({
          ...file,
          days: [{ date: '2026-11-23', summary, lines: [] }],
        });
        expect(valuesOf(written, 'SUMMARY').map(unescaped)).toEqual([visibleText(summary)]);
      }),
    );
  });

  it('lets no text start a line of its own', () => {
    const days = [
      { date: '2026-11-23', summary: 'x\r\nEND:VEVENT', lines: ['\nATTACH:http://evil'] },
    ];
    const names = read(calendarFile({ ...file, days }).text).map(({ name }) => name);
    expect(names).not.toContain('ATTACH');
    expect(names.filter((name) => name === 'END')).toHaveLength(4);
  });

  it('keeps the earliest days and says how many it left out', () => {
    const days = Array.from({ length: calendarLimits.days + 3 }, (_, index) => ({
      date: `${3000 - index}-01-01`,
      summary: 'x',
      lines: [],
    }));
    const { text, omittedDays } = calendarFile({ ...file, days });
    expect(omittedDays).toBe(3);
    const starts = valuesOf(text, 'DTSTART;VALUE=DATE');
    expect(starts).toHaveLength(calendarLimits.days);
    expect(starts[0]).toBe(`${3000 - days.length + 1}0101`);
  });

  it('says how many lines a crowded day has more', () => {
    const lines = Array.from(
      { length: calendarLimits.linesPerDay + 5 },
      (_, index) => `L-${index}`,
    );
    const days = [{ date: '2026-11-23', summary: 'x', lines }];
    expect(valuesOf(calendarFile({ ...file, days }).text, 'DESCRIPTION')[0]).toMatch(/\\ny 5 más$/);
  });

  it('refuses a date that does not exist', () => {
    const days = [{ date: '2026-02-30', summary: 'x', lines: [] }];
    expect(() => calendarFile({ ...file, days })).toThrow(RangeError);
  });
});
