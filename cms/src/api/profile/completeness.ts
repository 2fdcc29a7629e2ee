import { PROFILE_STEPS, type AccountRole, type DashboardStats, type ProfileStep } from 'contracts';

import type { Profile } from './profile';

/** Steps that a role has nothing to say to: students have no company yet, and who teaches or runs the portal no class. */
const INAPPLICABLE: Record<AccountRole, readonly ProfileStep[]> = {
  student: ['jobTitle', 'company'],
  alumni: [],
  faculty: ['graduationYear', 'major', 'jobTitle', 'company'],
  admin: ['graduationYear', 'major', 'jobTitle', 'company'],
};

/** How far a profile is complete, and the most useful of the steps that are left. */
export function completenessOf(profile: Profile, role: AccountRole): DashboardStats['profile'] {
  const steps = PROFILE_STEPS.filter((step) => !INAPPLICABLE[role].includes(step));
  const left = steps.filter((step) => !isDone(profile, step));
  return {
    completeness: Math.round(((steps.length - left.length) / steps.length) * 100),
    next: left[0] ?? null,
  };
}

function isDone(profile: Profile, step: ProfileStep): boolean {
  if (step === 'profilePicture') return profile.avatar !== null;
  if (step === 'graduationYear') return profile.graduationYear !== null;
  return profile[step].length > 0;
}
