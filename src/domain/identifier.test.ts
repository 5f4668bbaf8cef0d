import { describe, expect, it } from 'vitest';
import { cleanIdentifier, foldIdentifiers, isIdentifier, shortIdentifier } from './identifier';

const id = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

describe('identifiers', () => {
  it.each([id, id.toLowerCase(), '00000000-0000-0000-0000-000000000000'])(
    '%s can be one',
    (text) => {
      expect(isIdentifier(text)).toBe(true);
    },
  );

  it.each(['', 'central', id.slice(1), `${id} `, `${id}0`, '../admin'])('%j cannot', (text) => {
    expect(isIdentifier(text)).toBe(false);
  });

  it.each([` ${id}\r\n`, `"${id}"`, `{${id}}`, `«${id}»,`, `${id.slice(0, 13)}\n${id.slice(13)}`])(
    'M14: is found in what was pasted, %j',
    (pasted) => {
      expect(cleanIdentifier(pasted)).toBe(id);
    },
  );

  it('M14: is in lower case in a path, and what stands around it is as it was', () => {
    const rest = `/X${id}/${id}0/ABC`;
    expect(foldIdentifiers(`/Branches/${id}/products/${id}${rest}`)).toBe(
      `/Branches/${id.toLowerCase()}/products/${id.toLowerCase()}${rest}`,
    );
  });

  it('is told apart by its first block', () => {
    expect(shortIdentifier(id)).toBe('3F2504E0');
  });
});
