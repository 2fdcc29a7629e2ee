import { paths } from 'contracts';
import { useLocation } from 'react-router-dom';

import { AlumniMentorship } from '../../features/mentorship/alumni/AlumniMentorship';
import { BecomeMentor } from '../../features/mentorship/BecomeMentor';
import { MentorProfile } from '../../features/profile/MentorProfile';

/** The mentorship program, or its invitation to alumni: both with the settings that are part of the profile (member §2). */
export default function AlumniMentorshipPage() {
  const { pathname } = useLocation();
  const Page = pathname === paths.mentorshipBecome() ? BecomeMentor : AlumniMentorship;
  return <Page profile={<MentorProfile />} />;
}
