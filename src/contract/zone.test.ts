import { describe, expect, it } from 'vitest';
import { defaultProfile } from './profile';
import { isZone, usualZone, zoneOf } from './zone';

const notZones = [
  'America/Santa_Ana',
  'America/New_York ',
  '2026-03-16T00:00Z[America/New_York]',
  '-6',
  '<b>',
  '../etc',
  'constructor',
  '__proto__',
  'A'.repeat(65),
  '',
];

describe('M50: whose day is today', () => {
  it('that of the zone which the labor rules name', () => {
    expect(zoneOf(defaultProfile, 'America/New_York')).toBe('America/New_York');
    expect(zoneOf({ ...defaultProfile, zone: 'UTC' }, usualZone)).toBe(usualZone);
  });

  it('that of the setting while they name none, which is El Salvador at first', () => {
    expect(zoneOf(defaultProfile, null)).toBe('America/El_Salvador');
    expect(zoneOf({ ...defaultProfile, zone: 'America/Panama' }, null)).toBe('America/Panama');
  });

  it('that of the setting where it alone counts', () => {
    const profile = { ...defaultProfile, zoneFrom: 'setting' as const, zone: 'America/Panama' };
    expect(zoneOf(profile, 'America/New_York')).toBe('America/Panama');
  });

  it.each(notZones)('never that of %j, which is no zone', (name) => {
    expect(isZone(name)).toBe(false);
    expect(zoneOf(defaultProfile, name)).toBe(usualZone);
    expect(zoneOf({ ...defaultProfile, zone: name }, name)).toBe(usualZone);
    expect(zoneOf({ ...defaultProfile, zone: 'UTC' }, name)).toBe('UTC');
  });
});
