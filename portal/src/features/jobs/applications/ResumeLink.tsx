import Description from '@mui/icons-material/DescriptionOutlined';
import { styled } from '@mui/material/styles';
import { api, type Resume } from 'contracts';

import { sizeInWords } from '../../../components/records/describe';

const Link = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingBlock: 8,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textUnderlineOffset: 4,
  '& svg': { flex: 'none', fontSize: 18 },
}));

/** The résumé of an application, to be saved. */
export function ResumeLink({ applicationId, resume }: { applicationId: string; resume: Resume }) {
  return (
    <Link href={api.applicationResume(applicationId)} download={resume.name}>
      <Description aria-hidden="true" />
      {resume.name}, {sizeInWords(resume.bytes)}
    </Link>
  );
}
