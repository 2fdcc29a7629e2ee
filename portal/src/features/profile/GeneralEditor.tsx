import { api, paths, profileBody, type OwnProfile } from 'contracts';
import { useSWRConfig } from 'swr';

import { send } from '../../lib/fetcher';
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
import { useProfileChange } from './useProfileChange';

/** Everything that somebody says about themselves, and everything about their account (member §2, §3). */
export function GeneralEditor({ profile }: { profile: OwnProfile }) {
  const { name, role, pendingEmail, profilePicture } = profile;
  const { mutate } = useSWRConfig();
  const refreshProfile = useProfileChange();
  const form = useProfileForm({
    schema: profileBody,
    stored: valuesOf(profile),
    toBody,
    save: async (body) => {
      const saved = await send<OwnProfile>('PUT', api.ownProfile(), body);
      await mutate(api.ownProfile(), saved, { revalidate: false });
      void refreshProfile();
    },
  });
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
    <EditorFrame path={paths.profile()} sections={sections}>
      <ProfileSection id="picture" title="Profile picture">
        <PictureEditor name={name} picture={profilePicture} />
      </ProfileSection>
      <EditorForm {...form.formProps}>
        <ProfileSection id="personal" title="Personal info" lead="Who you are, and how you can be reached.">
          <PersonalFields form={form} pendingEmail={pendingEmail} />
        </ProfileSection>
        <ProfileSection id="studies" title="Studies" lead="Others find their class by it.">
          <StudyFields form={form} role={role} />
        </ProfileSection>
        {hasWork(role) && (
          <ProfileSection id="work" title="Work" lead="What you do these days.">
            <WorkFields form={form} positionLabel="Job title" />
          </ProfileSection>
        )}
        <ProfileSection id="social-links" title="Social links" lead="Full addresses, with https:// in front.">
          <LinkFields form={form} />
        </ProfileSection>
        <ProfileSection id="skills" title="Skills and interests" lead="Members search the directory by skill.">
          <SkillFields form={form} names={['skills', 'interests']} />
        </ProfileSection>
        {role === 'alumni' && (
          <ProfileSection id="mentorship" title="Mentorship settings" lead="Your time is worth a lot to a student.">
            <MentorFields form={form} />
          </ProfileSection>
        )}
        <ProfileSection id="privacy" title="Privacy" lead="What other members see. It holds everywhere at once.">
          <PrivacyFields form={form} role={role} />
        </ProfileSection>
        <SaveBar form={form} />
      </EditorForm>
      <ProfileSection id="password" title="Change password" lead="Every other session ends with it.">
        <ChangePassword />
      </ProfileSection>
      <ProfileSection id="sessions" title="Sessions" lead="Where you are signed in. End what you do not know.">
        <Sessions />
      </ProfileSection>
      <ProfileSection id="data" title="Your data">
        <OwnData />
      </ProfileSection>
      <ProfileSection id="danger" title="Danger Zone">
        <DeleteAccount />
      </ProfileSection>
    </EditorFrame>
  );
}
