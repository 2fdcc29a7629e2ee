import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')({ display: 'grid', justifyItems: 'center', textAlign: 'center' });
const Title = styled('p')(({ theme }) => theme.typography.h3);
const Text = styled('p')(({ theme }) => ({
  marginTop: 10,
  maxWidth: '46ch',
  color: theme.vars.palette.text.secondary,
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 24 });

export interface NoticeProps {
  title: string;
  text?: string;
  /** The ways on: buttons and links. */
  children?: ReactNode;
  /** Read out at once, for failures. */
  urgent?: boolean;
  /** It is all that its page says, so its title is the page's. */
  isPage?: boolean;
}

interface FramedNoticeProps extends NoticeProps {
  /** Stands above the title. */
  ornament?: ReactNode;
  /** What the title is where the page has another. */
  heading?: 'h2' | 'p';
  className?: string;
}

/** What stands where content is missing: says what happened and offers the way on (design §10). */
export function Notice({
  title,
  text,
  children,
  urgent,
  isPage,
  ornament,
  heading = 'p',
  className,
}: FramedNoticeProps) {
  return (
    <Box className={className} role={urgent ? 'alert' : undefined}>
      {ornament}
      <Title as={isPage ? 'h1' : heading}>{title}</Title>
      {text && <Text>{text}</Text>}
      {children && <Ways>{children}</Ways>}
    </Box>
  );
}
