import { defaultProfile, type Profile } from '@/contract/profile';

export { defaultProfile, liveProfile, type Profile } from '@/contract/profile';

let current: Profile = defaultProfile;

/** Adopts the settings that came with the session; operations asked for from now on use them. */
export function setProfile(profile: Profile): void {
  current = profile;
}

/** The settings in force: what the API description leaves open, as this installation names it. */
export function currentProfile(): Profile {
  return current;
}

/** Whether somebody has named a path that the description does not give (API description, Endpoints, note 2). */
export const isNamed = (path: keyof Profile['paths']): boolean => current.paths[path] !== null;
