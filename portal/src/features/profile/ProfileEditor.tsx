import { profileBody, type OwnProfile } from 'contracts';

import { EditorForm } from './editor/EditorForm';
import { LinkFields } from './editor/LinkFields';
import { MentorFields } from './editor/MentorFields';
import { PersonalFields } from './editor/PersonalFields';
import { PrivacyFields } from './editor/PrivacyFields';
import { toBody, valuesOf } from './editor/profileValues';
import { SaveBar } from './editor/SaveBar';
import { SkillFields } from './editor/SkillFields';
import { StudyFields } from './editor/StudyFields';
import { useProfileForm } from './editor/useProfileForm';
import { WorkFields } from './editor/WorkFields';
import { EditorFrame } from './EditorFrame';
import { hasWork } from './hasWork';
import { PictureEditor } from './picture/PictureEditor';
import { ProfileSection } from './ProfileSection';
import { ChangePassword } from './security/ChangePassword';
import { DeleteAccount } from './security/DeleteAccount';
import { OwnData } from './security/OwnData';
import { Sessions } from './security/Sessions';
import { useSaveProfile } from './useSaveProfile';

/** Everything that somebody says about themselves, and everything about their account (member §2, §3). */
export function ProfileEditor({ profile }: { profile: OwnProfile }) {
  const { name, role, pendingEmail, profilePicture } = profile;
  const save = useSaveProfile();
  const form = useProfileForm({ schema: profileBody, stored: valuesOf(profile), toBody, save });
  const work = hasWork(role) ? [{ id: 'work', title: 'Work' }] : [];
  const mentorship = role === 'alumni' ? [{ id: 'mentorship', title: 'Mentorship' }] : [];
  const sections = [
    { id: 'picture', title: 'Profile picture' },
    { id: 'personal', title: 'Personal info' },
    { id: 'studies', title: 'Studies' },
    ...work,
    { id: 'social-links', title: 'Social links' },
    { id: 'skills', title: 'Skills and interests' },
    ...mentorship,
    { id: 'privacy', title: 'Privacy' },
    { id: 'password', title: 'Password' },
    { id: 'sessions', title: 'Sessions' },
    { id: 'data', title: 'Your data' },
    { id: 'danger', title: 'Danger Zone' },
  ];
  return (
    <EditorFrame sections={sections}>
      <ProfileSection id="picture" title="Profile picture">
        <PictureEditor name={name} picture={profilePicture} />
      </ProfileSection>
      <EditorForm {...form.formProps}>
        <ProfileSection id="personal" title="Personal info" lead="Who you are, and how you can be reached.">
          <PersonalFields form={form} pendingEmail={pendingEmail} />
        </ProfileSection>
        <ProfileSection id="studies" title="Studies" lead="Helps your batchmates find you.">
          <StudyFields form={form} role={role} />
        </ProfileSection>
        {hasWork(role) && (
          <ProfileSection id="work" title="Work" lead="What you do these days.">
            <WorkFields form={form} />
          </ProfileSection>
        )}
        <ProfileSection id="social-links" title="Social links" lead="Full links, starting with https://">
          <LinkFields form={form} />
        </ProfileSection>
        <ProfileSection id="skills" title="Skills and interests" lead="Members search the directory by skill.">
          <SkillFields form={form} />
        </ProfileSection>
        {role === 'alumni' && (
          <ProfileSection id="mentorship" title="Mentorship settings" lead="Your time is worth a lot to a student.">
            <MentorFields form={form} />
          </ProfileSection>
        )}
        <ProfileSection
          isScreenOnly
          id="privacy"
          title="Privacy"
          lead="What other members can see. Changes apply everywhere at once."
        >
          <PrivacyFields form={form} role={role} />
        </ProfileSection>
        <SaveBar form={form} />
      </EditorForm>
      <ProfileSection isScreenOnly id="password" title="Change password" lead="You will be signed out everywhere else.">
        <ChangePassword />
      </ProfileSection>
      <ProfileSection
        isScreenOnly
        id="sessions"
        title="Sessions"
        lead="Where you are signed in. Sign out of devices you don't recognise."
      >
        <Sessions />
      </ProfileSection>
      <ProfileSection isScreenOnly id="data" title="Your data">
        <OwnData />
      </ProfileSection>
      <ProfileSection isScreenOnly id="danger" title="Danger Zone">
        <DeleteAccount />
      </ProfileSection>
    </EditorFrame>
  );
}
