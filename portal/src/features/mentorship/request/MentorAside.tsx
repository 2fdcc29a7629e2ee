import { styled } from '@mui/material/styles';
import { MENTORSHIP_AREA_LABELS, type MentorDetail } from 'contracts';

import { PersonLine } from '../../../components/people/PersonLine';
import { Skills } from '../../../components/Skills';
import { AsideCard, AsideFacts } from '../asideCard';
import { replyTime } from '../words';

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.body2, marginBottom: 4, fontWeight: 600 }));

/** Whom the request goes to: what they know, what they expect, and what is to be expected of them. */
export function MentorAside({ mentor }: { mentor: MentorDetail }) {
  const { mentorBio, expectations, expertise, mentorshipAreas, languages } = mentor;
  const { availabilityHours, medianReplyHours, openPlaces } = mentor;
  return (
    <AsideCard aria-label={`About ${mentor.name}`}>
      <PersonLine person={mentor} />
      {mentorBio && <Words>{mentorBio}</Words>}
      <Skills skills={expertise} label="Expertise" />
      {expectations && (
        <div>
          <Title>What {mentor.name} expects</Title>
          <Words>{expectations}</Words>
        </div>
      )}
      <AsideFacts>
        {mentorshipAreas.length > 0 && (
          <div>
            <dt>Helps with</dt>
            <dd>{mentorshipAreas.map((area) => MENTORSHIP_AREA_LABELS[area]).join(', ')}</dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt>Speaks</dt>
            <dd>{languages.join(', ')}</dd>
          </div>
        )}
        {availabilityHours && (
          <div>
            <dt>Time</dt>
            <dd>{availabilityHours}</dd>
          </div>
        )}
        <div>
          <dt>Replies</dt>
          <dd>{replyTime(medianReplyHours)}</dd>
        </div>
        <div>
          <dt>Open places</dt>
          <dd>{openPlaces}</dd>
        </div>
      </AsideFacts>
    </AsideCard>
  );
}
