import { styled } from '@mui/material/styles';
import type { ContactSection } from 'contracts';
import { useId, useRef } from 'react';

import { Constellation } from '../../components/Constellation';
import { Container } from '../../components/Container';
import { NeedsScript } from '../../components/NeedsScript';
import { SectionFrame } from '../../components/SectionFrame';
import { useSite } from '../../lib/useSite';
import { ContactForm } from './ContactForm';
import { useVisitorPlace } from './useVisitorPlace';
import { VisitorMap } from './VisitorMap';

/** How much of the ground shows above the card in narrow windows, in CSS pixels. */
const BAND = 200;

const Section = styled(SectionFrame)(({ theme }) => ({
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { paddingTop: BAND },
}));

/** What the card lies on: drawn at first, a map once there is one. Its middle is beside the card, not under it. */
const Ground = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: BAND + 120,
  overflow: 'hidden',
  '& > svg': { transition: theme.transitions.create('opacity', { duration: 250 }) },
  '&:has(> [data-loaded]) > svg': { opacity: 0 },
  maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
  [theme.breakpoints.up('md')]: {
    height: 'auto',
    bottom: 0,
    left: '30%',
    maskImage: 'linear-gradient(to right, transparent, black 28%)',
  },
}));
const Drawing = styled(Constellation)({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  maxWidth: 560,
  padding: 'clamp(22px, 3.4vw, 44px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  [theme.breakpoints.down('md')]: { marginInline: 'auto' },
}));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  marginBlock: '14px 24px',
  maxWidth: '40ch',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'pre-line',
}));

/** A card with the contact form, over a map of where the visitor is if they let the browser say so (site §2.2). */
export function Contact({ section: { title, text, note } }: { section: ContactSection }) {
  const { email } = useSite();
  const titleId = useId();
  const ground = useRef<HTMLDivElement>(null);
  const place = useVisitorPlace(ground);
  return (
    <Section id="contact" aria-labelledby={titleId}>
      <Container>
        <Card>
          <Title id={titleId}>{title}</Title>
          {text && <Text>{text}</Text>}
          <NeedsScript what="This form">
            {email && (
              <>
                {' '}
                Write to us at <a href={`mailto:${email}`}>{email}</a> instead.
              </>
            )}
          </NeedsScript>
          <ContactForm note={note} />
        </Card>
      </Container>
      <Ground ref={ground}>
        <Drawing seed={title} columns={28} rows={24} size={26} />
        {place && <VisitorMap place={place} />}
      </Ground>
    </Section>
  );
}
