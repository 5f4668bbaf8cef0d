export type { Session, SignedInSession } from '@/contract/session';
