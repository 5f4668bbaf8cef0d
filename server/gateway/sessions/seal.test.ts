import { describe, expect, it } from 'vitest';
import { createSealer } from './seal';

const first = 'k3Jx0pQm7vRz2LwY8sTn5BdF1hGc6aUe';
const second = 'Zq4Wm9Xe2Rt7Yu1Io5Pa8Sd3Fg6Hj0Kl';
const sealer = createSealer([first]);

describe('a sealed key', () => {
  it('opens for the same context only, and is sealed another way each time', () => {
    const sealed = sealer.seal('the-key', 'session-1');
    expect(sealer.open(sealed, 'session-1')).toBe('the-key');
    expect(sealer.open(sealed, 'session-2')).toBeNull();
    expect(sealer.seal('the-key', 'session-1')).not.toBe(sealed);
    expect(sealed).not.toContain('the-key');
  });

  it('does not open with any bit of it changed, or with a part of it missing', () => {
    const sealed = sealer.seal('the-key', 'session-1');
    const [id = '', box = ''] = sealed.split('.');
    const bytes = Buffer.from(box, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(sealer.open(`${id}.${changed.toString('base64url')}`, 'session-1')).toBeNull();
    }
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(sealer.open(`${id}.${cut}`, 'session-1')).toBeNull();
    }
    for (const text of ['', '.', id, `x.${box}`, box])
      expect(sealer.open(text, 'session-1')).toBeNull();
  });

  it('opens with the older of two secrets, and not once that is gone', () => {
    const old = sealer.seal('the-key', 'session-1');
    const rotating = createSealer([second, first]);
    expect(rotating.open(old, 'session-1')).toBe('the-key');
    const fresh = rotating.seal('the-key', 'session-1');
    expect(createSealer([second]).open(fresh, 'session-1')).toBe('the-key');
    expect(createSealer([second]).open(old, 'session-1')).toBeNull();
  });
});
