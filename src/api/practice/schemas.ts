export { mishaps, practiceCodeStart } from '@/contract/practice';
export type { Mishap, Mission, Practice } from '@/contract/practice';
