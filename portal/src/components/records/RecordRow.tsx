import { styled } from '@mui/material/styles';

import { useSite } from '../../lib/useSite';
import { CalendarLeaf } from '../CalendarLeaf';
import { Picture } from '../Picture';
import { dayField, dayOf, pictureOf, saidFields } from './describe';
import { RecordTitle } from './RecordTitle';
import type { RecordProps } from './Records';
import { Value } from './Value';

/** Facts that a row has room for. */
const FACTS = 5;

const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(16px, 2.4vw, 32px)',
  paddingBlock: 'clamp(22px, 3vw, 36px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[data-led]': { gridTemplateColumns: '72px minmax(0, 1fr)' },
}));
const Thumb = styled('div')(({ theme }) => ({
  width: 72,
  height: 72,
  overflow: 'hidden',
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));
const Line = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  marginTop: 8,
  maxWidth: '80ch',
  color: theme.vars.palette.text.secondary,
  '& li': { overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500, color: theme.vars.palette.text.primary },
}));

/** A record as a row: led by its day in a calendar, else by its picture, where the type has any. */
export function RecordRow({
  record,
  fields,
  titleField,
  href,
  titleAs,
  isDated = false,
}: RecordProps & { isDated?: boolean }) {
  const { timeZone } = useSite().settings;
  const day = isDated ? dayOf(record, dayField(fields), timeZone) : null;
  const hasPictures = !isDated && fields.some(({ kind }) => kind === 'media');
  return (
    <Row data-led={isDated || hasPictures || undefined}>
      {isDated && <div>{day && <CalendarLeaf {...day.leaf} />}</div>}
      {hasPictures && (
        <Thumb>
          <Picture image={pictureOf(fields, record)} sizes="72px" fallback={null} />
        </Thumb>
      )}
      <div>
        <RecordTitle title={record.title} href={href} as={titleAs} />
        <Line>
          {saidFields(fields, titleField, record, timeZone)
            .slice(0, FACTS)
            .map(({ field, value }) => (
              <li key={field.name}>
                {field.label}:{' '}
                <b>
                  <Value value={value} />
                </b>
              </li>
            ))}
        </Line>
      </div>
    </Row>
  );
}
