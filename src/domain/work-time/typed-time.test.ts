import { expect, it } from 'vitest';
import { clockTime, readTime } from './typed-time';

it.each([
  ['8', '08:00'],
  ['830', '08:30'],
  [' 8:30 ', '08:30'],
  ['22.15', '22:15'],
  ['6h', '06:00'],
  ['0000', '00:00'],
  ['24:00', '24:00'],
  ['7 pm', '19:00'],
  ['7:30 a. m.', '07:30'],
  ['730PM', '19:30'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['12 m', '12:00'],
  ['12:00 m.', '12:00'],
  ['12:00 md', '12:00'],
  ['12 m. d.', '12:00'],
  ['12 M.D.', '12:00'],
  ['8 h', '08:00'],
  ['17:30 h.', '17:30'],
  ['17:30 hrs', '17:30'],
  ['17:30hrs.', '17:30'],
  ['08:00 horas', '08:00'],
  ['1 hora', '01:00'],
  ['11 m', null],
  ['12:30 m', null],
  ['8 md', null],
  ['8 pm horas', null],
  ['13 pm', null],
  ['0 am', null],
  ['24:01', null],
  ['25', null],
  ['8:60', null],
  ['8:3', null],
  ['', null],
  ['-8', null],
  ['ocho', null],
])('the time of day in “%s” is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it('and is written in two digits each', () => {
  expect([0, 65, 1439, 1440].map(clockTime)).toEqual(['00:00', '01:05', '23:59', '24:00']);
});
