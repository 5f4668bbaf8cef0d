import { describe, expect, it } from 'vitest';
import { errorForLog } from './log';

describe('an error in the log', () => {
  it('says where and of what kind, and nothing it may quote', () => {
    const error = Object.assign(new TypeError('salary 4321 of\n    Ana'), { code: 'E_SALARY' });
    const logged = errorForLog(error);
    expect(logged).toMatchObject({ type: 'TypeError', message: 'E_SALARY' });
    expect(logged.stack).toContain('log.test.ts');
    expect(JSON.stringify(logged)).not.toMatch(/4321|Ana/);
  });

  it('takes whatever was thrown', () => {
    expect(errorForLog('salary 4321')).toEqual({ type: 'string', message: '', stack: '' });
  });
});
