import type { AlumniProfile, OwnProfile } from 'contracts';

import type { SignedInUser } from '../../platform/accounts';
import { presentAvatar } from '../../platform/files/present-avatar';
import type { OwnedProfile } from './services/profile';

/** What both editors show (member §3). */
function presentCommon({ email }: SignedInUser, profile: OwnedProfile) {
  return {
    name: profile.name,
    email,
    pendingEmail: profile.pendingEmail,
    phone: profile.phone,
    location: profile.location,
    bio: profile.bio,
    graduationYear: profile.graduationYear,
    degree: profile.degree,
    major: profile.major,
    company: profile.company,
    industry: profile.industry,
    skills: profile.skills,
    privacySettings: profile.privacySettings,
    spotlightOptIn: profile.spotlightOptIn,
  };
}

/** The signed-in person, whole, without envelope (design §5). */
export function presentOwnProfile(user: SignedInUser, profile: OwnedProfile): OwnProfile {
  return {
    _id: user.documentId,
    profileId: profile.documentId,
    role: user.role,
    isVerified: user.isVerified,
    ...presentCommon(user, profile),
    program: profile.program,
    year: profile.year,
    jobTitle: profile.jobTitle,
    linkedin: profile.linkedin,
    twitter: profile.twitter,
    facebook: profile.facebook,
    website: profile.website,
    github: profile.github,
    portfolio: profile.portfolio,
    interests: profile.interests,
    expertise: profile.expertise,
    languages: profile.languages,
    isMentor: profile.isMentor,
    mentorBio: profile.mentorBio,
    availabilityHours: profile.availabilityHours,
    mentorshipAreas: profile.mentorshipAreas,
    mentorExpectations: profile.mentorExpectations,
    mentorCapacity: profile.mentorCapacity,
    isAvailable: profile.isAvailable,
    profilePicture: presentAvatar(profile.avatar),
  };
}

/** The same profile as the alumni editor names it (member §3). */
export function presentAlumniProfile(user: SignedInUser, profile: OwnedProfile): { data: AlumniProfile } {
  const { linkedin, twitter, facebook, website } = profile;
  return {
    data: {
      _id: profile.documentId,
      ...presentCommon(user, profile),
      currentPosition: profile.jobTitle,
      socialLinks: { linkedin, twitter, facebook, website },
      profileImage: presentAvatar(profile.avatar),
    },
  };
}
