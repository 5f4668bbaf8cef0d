import { m } from '@/text/generated/messages';
import type { KeyHealth } from './key-health';

/** How the key does, in a word and, where that says too little, a sentence. */
export const healthWords: Record<
  KeyHealth,
  { tone: 'neutral' | 'warn' | 'danger'; word: () => string; help: (() => string) | null }
> = {
  checking: { tone: 'neutral', word: m.diagnostics_key_checking, help: null },
  works: { tone: 'neutral', word: m.diagnostics_key_works, help: m.diagnostics_key_works_help },
  permissions: {
    tone: 'warn',
    word: m.diagnostics_key_permissions,
    help: m.diagnostics_key_permissions_help,
  },
  rejected: {
    tone: 'danger',
    word: m.diagnostics_key_rejected,
    help: m.diagnostics_key_rejected_help,
  },
  deactivated: {
    tone: 'danger',
    word: m.diagnostics_key_deactivated,
    help: m.diagnostics_key_deactivated_help,
  },
  unreachable: { tone: 'warn', word: m.diagnostics_key_unreachable, help: null },
};
