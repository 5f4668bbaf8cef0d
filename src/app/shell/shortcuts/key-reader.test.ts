import { describe, expect, it } from 'vitest';
import { createKeyReader } from './use-shortcuts';

/** Types keys half a second apart and tells what each asked for. */
function type(keys: string[], gapMs = 500, held: { ctrlKey?: boolean } = {}) {
  const read = createKeyReader();
  return keys.map((key, index) =>
    read({
      key,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      timeStamp: index * gapMs,
      ...held,
    }),
  );
}

describe('keys', () => {
  it('ask for help and for the search', () => {
    expect(type(['?', '/'])).toEqual([{ type: 'help' }, { type: 'search' }]);
  });

  it('go somewhere as two, whatever their case', () => {
    expect(type(['g', 'b'])).toEqual([null, { type: 'go', letter: 'b' }]);
    expect(type(['G', 'B'])).toEqual([null, { type: 'go', letter: 'b' }]);
  });

  it('forget a first one that waited too long, or was followed by no letter', () => {
    expect(type(['g', 'b'], 2_000)).toEqual([null, null]);
    expect(type(['g', 'Escape', 'b'])).toEqual([null, null, null]);
    expect(type(['g', '?', 'b'])).toEqual([null, { type: 'help' }, null]);
  });

  it('are the browser’s own together with Ctrl', () => {
    expect(type(['g', 'b', '?', '/'], 500, { ctrlKey: true })).toEqual([null, null, null, null]);
  });

  it('alone are nothing', () => {
    expect(type(['b', 'x', 'Enter'])).toEqual([null, null, null]);
  });
});
