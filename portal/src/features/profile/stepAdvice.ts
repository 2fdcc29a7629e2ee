import type { ProfileStep } from 'contracts';

/** What to do next for a more complete profile, and in which section of the editor. */
export const STEP_ADVICE: Record<ProfileStep, { advice: string; section: string }> = {
  profilePicture: { advice: 'Add a picture, so that others recognise you', section: 'picture' },
  bio: { advice: 'Say a few words about yourself', section: 'personal' },
  graduationYear: { advice: 'Add your graduation year, so that your class finds you', section: 'studies' },
  major: { advice: 'Add your major', section: 'studies' },
  jobTitle: { advice: 'Add what you work as', section: 'work' },
  company: { advice: 'Add where you work', section: 'work' },
  location: { advice: 'Add where you live', section: 'personal' },
  skills: { advice: 'Add your skills', section: 'skills' },
  linkedin: { advice: 'Add your LinkedIn page', section: 'social-links' },
};
