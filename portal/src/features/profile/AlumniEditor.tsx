import { styled } from '@mui/material/styles';
import { alumniProfileBody, api, paths, type AccountRole, type AlumniProfile, type One } from 'contracts';
import { useSWRConfig } from 'swr';

import { SiteLink } from '../../components/SiteLink';
import { send } from '../../lib/fetcher';
import { EditorForm } from './editor/EditorForm';
import { LinkFields } from './editor/LinkFields';
import { PersonalFields } from './editor/PersonalFields';
import { PrivacyFields } from './editor/PrivacyFields';
import { toAlumniBody, valuesOfAlumni } from './editor/profileValues';
import { SaveBar } from './editor/SaveBar';
import { SkillFields } from './editor/SkillFields';
import { StudyFields } from './editor/StudyFields';
import { useProfileForm } from './editor/useProfileForm';
import { WorkFields } from './editor/WorkFields';
import { EditorFrame } from './EditorFrame';
import { hasWork } from './hasWork';
import { PictureEditor } from './picture/PictureEditor';
import { ProfileSection } from './ProfileSection';
import { useProfileChange } from './useProfileChange';

const Elsewhere = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 28,
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.text.primary, fontWeight: 600, textUnderlineOffset: 4 },
}));

/** The alumni editor (member §3): the same profile, with the fields that the directory shows. */
export function AlumniEditor({ profile, role }: { profile: AlumniProfile; role: AccountRole }) {
  const { name, pendingEmail, profileImage } = profile;
  const { mutate } = useSWRConfig();
  const refreshProfile = useProfileChange();
  const form = useProfileForm({
    schema: alumniProfileBody,
    stored: valuesOfAlumni(profile),
    toBody: toAlumniBody,
    save: async (body) => {
      const saved = await send<One<AlumniProfile>>('PUT', api.alumniProfile(), body);
      await mutate(api.alumniProfile(), saved, { revalidate: false });
      void refreshProfile();
    },
  });
  const work = hasWork(role) ? [{ id: 'work', title: 'Work' }] : [];
  const sections = [
    { id: 'picture', title: 'Profile picture' },
    { id: 'personal', title: 'Personal info' },
    { id: 'studies', title: 'Education' },
    ...work,
    { id: 'social-links', title: 'Social links' },
    { id: 'skills', title: 'Skills' },
    { id: 'privacy', title: 'Privacy' },
  ];
  return (
    <EditorFrame path={paths.alumniProfile()} sections={sections}>
      <ProfileSection id="picture" title="Profile picture">
        <PictureEditor name={name} picture={profileImage} />
      </ProfileSection>
      <EditorForm {...form.formProps}>
        <ProfileSection id="personal" title="Personal info" lead="Who you are, and how you can be reached.">
          <PersonalFields form={form} pendingEmail={pendingEmail} />
        </ProfileSection>
        <ProfileSection id="studies" title="Education" lead="Others find their class by it.">
          <StudyFields form={form} role="alumni" />
        </ProfileSection>
        {hasWork(role) && (
          <ProfileSection id="work" title="Work" lead="What you do these days.">
            <WorkFields form={form} positionLabel="Current position" />
          </ProfileSection>
        )}
        <ProfileSection id="social-links" title="Social links" lead="Full addresses, with https:// in front.">
          <LinkFields form={form} names={['linkedin', 'twitter', 'facebook', 'website']} />
        </ProfileSection>
        <ProfileSection id="skills" title="Skills" lead="Members search the directory by skill.">
          <SkillFields form={form} names={['skills']} />
        </ProfileSection>
        <ProfileSection id="privacy" title="Privacy" lead="What other members see. It holds everywhere at once.">
          <PrivacyFields form={form} role={role} />
        </ProfileSection>
        <SaveBar form={form} />
      </EditorForm>
      <Elsewhere>
        Password, sessions and everything else about your account: see{' '}
        <SiteLink href={paths.profile()}>Profile</SiteLink>.
      </Elsewhere>
    </EditorFrame>
  );
}
