import { styled } from '@mui/material/styles';
import { initials, type TestimonialsSection } from 'contracts';

import { Picture } from '../../components/Picture';

const Figure = styled('figure')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 28,
  height: '100%',
  paddingBlock: 'clamp(28px, 3.2vw, 48px)',
});

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: '-0.015em',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
  '& .mark': {
    ...theme.typography.h1,
    display: 'block',
    height: '0.5em',
    marginLeft: '-0.04em',
    color: theme.vars.palette.scheme.accentText,
  },
  '&[data-alone]': { ...theme.typography.h2, fontWeight: 500, lineHeight: 1.12, maxWidth: '24ch' },
}));

const Person = styled('figcaption')({ display: 'flex', alignItems: 'center', gap: 16 });
const Portrait = styled('span')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 60,
  height: 60,
  overflow: 'hidden',
  borderRadius: '50%',
  letterSpacing: 0,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Name = styled('span')(({ theme }) => ({ ...theme.typography.body1, display: 'block', fontWeight: 600 }));
const Role = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

interface TestimonialProps {
  testimonial: TestimonialsSection['testimonials'][number];
  /** It is the only one: set as large as a headline. */
  isAlone: boolean;
}

/** One person's words. The name stands beside the portrait, which therefore says nothing to screen readers. */
export function Testimonial({ testimonial: { name, role, image, quote }, isAlone }: TestimonialProps) {
  return (
    <Figure>
      <Quote data-alone={isAlone || undefined}>
        <span className="mark" aria-hidden="true">
          “
        </span>
        <p>{quote}</p>
      </Quote>
      <Person>
        <Portrait aria-hidden="true">
          <Picture image={image} sizes="60px" fallback={initials(name)} />
        </Portrait>
        <span>
          <Name>{name}</Name>
          <Role>{role}</Role>
        </span>
      </Person>
    </Figure>
  );
}
