import { styled } from '@mui/material/styles';

import { Picture } from '../Picture';
import { PictureGround } from '../PictureGround';
import { useSite } from '../../lib/useSite';
import { pictureOf, saidFields } from './describe';
import { Facts } from './Facts';
import { RecordTitle } from './RecordTitle';
import type { RecordProps } from './Records';

/** Facts that a card has room for. */
const FACTS = 4;

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));
const Frame = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > img, & > svg': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Words = styled('div')({ padding: 'clamp(18px, 2vw, 24px)' });

/** A record as a card. Its picture bleeds, where the type has any. */
export function RecordCard({ record, fields, titleField, href, titleAs }: RecordProps) {
  const { timeZone } = useSite().settings;
  const facts = saidFields(fields, titleField, record, timeZone).slice(0, FACTS);
  return (
    <Card>
      {fields.some(({ kind }) => kind === 'media') && (
        <Frame>
          <Picture
            image={pictureOf(fields, record)}
            sizes="(min-width: 1200px) 400px, (min-width: 600px) 46vw, 92vw"
            fallback={<PictureGround />}
          />
        </Frame>
      )}
      <Words>
        <RecordTitle title={record.title} href={href} as={titleAs} />
        <Facts facts={facts} />
      </Words>
    </Card>
  );
}
