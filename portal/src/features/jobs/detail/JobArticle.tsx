import { styled } from '@mui/material/styles';
import type { JobDetail } from 'contracts';
import { useId, type ReactNode } from 'react';

import { Tag } from '../../../components/Tag';
import { typeOn, type Board } from '../boards';
import { CompanyTile } from '../CompanyTile';
import { Skills } from '../../../components/Skills';
import { detailColumns } from '../../../components/detailColumns';
import { JobFacts } from './JobFacts';

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'clamp(14px, 2vw, 24px)',
  alignItems: 'start',
  marginTop: 'clamp(16px, 2.4vw, 32px)',
  '--tile': 'clamp(48px, 6vw, 76px)',
  '& > div > p': { ...theme.typography.subtitle1, marginTop: 6, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
}));
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.875rem, 1.4rem + 2vw, 3.25rem)',
  lineHeight: 1.04,
  maxWidth: '24ch',
  overflowWrap: 'anywhere',
}));
const Kind = styled(Tag)({ marginTop: 12, '&::first-letter': { textTransform: 'uppercase' } });
const Columns = styled('div')(detailColumns);
const Part = styled('section')(({ theme }) => ({
  maxWidth: '68ch',
  overflowWrap: 'anywhere',
  '& + &': { marginTop: 'clamp(26px, 3vw, 40px)' },
  '& h2': { ...theme.typography.h4, marginBottom: 10 },
  '& > p': { whiteSpace: 'pre-line' },
  '& > ul.points': { display: 'grid', gap: 8, paddingLeft: 20, listStyle: 'disc' },
  '& > ul.points li::marker': { color: theme.vars.palette.scheme.accentText },
}));

interface JobArticleProps {
  job: JobDetail;
  board: Board;
  /** What can be done about it; absent in a preview. */
  actions?: ReactNode;
  /** Element of the job's name: a preview stands in a page with a name of its own. */
  titleAs?: 'h1' | 'h2';
}

/** A job to read: what it is, whom it looks for, and the facts beside (member §2, Job detail). */
export function JobArticle({ job, board, actions, titleAs = 'h1' }: JobArticleProps) {
  const { title, company, location, type, description, requirements, responsibilities, qualifications, skills } = job;
  return (
    <article>
      <Head>
        <CompanyTile company={company} />
        <div>
          <Title as={titleAs}>{title}</Title>
          <p>
            <strong>{company}</strong> · {location}
          </p>
          <Kind>{typeOn(board, type)}</Kind>
        </div>
      </Head>
      <Columns>
        <div>
          <Section title="About the job">
            <p>{description}</p>
          </Section>
          {responsibilities.length > 0 && <Points title="Responsibilities" entries={responsibilities} />}
          {requirements && (
            <Section title="Requirements">
              <p>{requirements}</p>
            </Section>
          )}
          {qualifications.length > 0 && <Points title="Qualifications" entries={qualifications} />}
          {skills.length > 0 && (
            <Section title="Required skills">
              <Skills skills={skills} />
            </Section>
          )}
        </div>
        <JobFacts job={job}>{actions}</JobFacts>
      </Columns>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Part>
  );
}

function Points({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className="points">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </Section>
  );
}
