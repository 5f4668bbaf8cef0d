export { viewLimits } from '@/contract/preferences';
export type { Preferences, SavedView, ViewSearch } from '@/contract/preferences';
