import type { TreasuryList } from './schemas';

export const treasuryKeys = {
  all: ['treasury'] as const,
  list: (name: TreasuryList) => [...treasuryKeys.all, 'list', name] as const,
};
