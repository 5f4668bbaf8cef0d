export type { SignedInSession } from '@/contract/session';
