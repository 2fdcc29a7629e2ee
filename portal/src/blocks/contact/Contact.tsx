import { styled } from '@mui/material/styles';
import type { ContactSection } from 'contracts';
import { useId, useRef } from 'react';

import { Container } from '../../components/Container';
import { NeedsScript } from '../../components/NeedsScript';
import { SectionFrame } from '../../components/SectionFrame';
import { useSite } from '../../lib/useSite';
import { ContactForm } from './ContactForm';
import { useVisitorPlace } from './useVisitorPlace';
import { VisitorMap } from './VisitorMap';

/** Height of the map below the card in narrow windows, in CSS pixels. */
const MAP_HEIGHT = 320;

const Section = styled(SectionFrame)({ overflow: 'hidden' });
const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(28px, 5vw, 88px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)', alignItems: 'center' },
}));
const Details = styled('address')(({ theme }) => ({
  ...theme.typography.subtitle1,
  display: 'grid',
  gap: 20,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '& span': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  '& a': { textUnderlineOffset: 4 },
}));

/** A map, once there is one: behind the card and beside it, or below it in narrow windows, where nothing moves for it. */
const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 1,
  overflow: 'hidden',
  '&:has(> [data-loaded])': { height: MAP_HEIGHT, marginTop: 24 },
  [theme.breakpoints.up('md')]: {
    '&, &:has(> [data-loaded])': {
      position: 'absolute',
      insetBlock: 0,
      left: '30%',
      right: 0,
      height: 'auto',
      margin: 0,
    },
    maskImage: 'linear-gradient(to right, transparent, black 28%)',
  },
}));

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  maxWidth: 560,
  padding: 'clamp(22px, 3.4vw, 44px)',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
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
  const { email, address } = useSite();
  const titleId = useId();
  const ground = useRef<HTMLDivElement>(null);
  const place = useVisitorPlace(ground);
  return (
    <Section id="contact" aria-labelledby={titleId}>
      <Columns>
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
        {!place && (
          <Details>
            {email && (
              <div>
                <span>Email</span> <a href={`mailto:${email}`}>{email}</a>
              </div>
            )}
            {address && (
              <div>
                <span>Address</span> {address}
              </div>
            )}
          </Details>
        )}
      </Columns>
      <Ground ref={ground}>{place && <VisitorMap place={place} />}</Ground>
    </Section>
  );
}
