import { styled } from '@mui/material/styles';
import type { RichTextSection } from 'contracts';

import { Container } from '../../components/Container';
import { PageHeader } from '../../components/PageHeader';
import { RichText } from '../../components/rich-text/RichText';
import { SectionFrame } from '../../components/SectionFrame';
import { useHoldsPageTitle } from '../../lib/sectionPlace';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, marginBottom: 'clamp(20px, 2.5vw, 32px)' }));
const Body = styled(SectionFrame)({ paddingBlock: 'clamp(40px, 6vw, 88px)' });

/** Running text under a headline. A page that begins with it is titled by it. */
export function RunningText({ section: { title, body } }: { section: RichTextSection }) {
  const holdsPageTitle = useHoldsPageTitle();
  return (
    <>
      {holdsPageTitle && <PageHeader title={title} />}
      <Body>
        <Container>
          {!holdsPageTitle && title && <Title>{title}</Title>}
          <RichText value={body} headingOffset={holdsPageTitle || !title ? 1 : 2} />
        </Container>
      </Body>
    </>
  );
}
