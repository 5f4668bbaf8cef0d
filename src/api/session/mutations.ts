import { mutationOptions } from '@tanstack/react-query';
import { signOut, signOutEverywhere } from './operations';

/** After either, the app drops everything it has read: the cache belonged to the session. */
export const sessionMutations = {
  signOut: () => mutationOptions({ mutationFn: () => signOut() }),
  signOutEverywhere: () => mutationOptions({ mutationFn: () => signOutEverywhere() }),
};
