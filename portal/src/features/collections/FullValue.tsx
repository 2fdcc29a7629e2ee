import { styled } from '@mui/material/styles';
import type { CollectionFile, CollectionPart, CollectionValue, Image } from 'contracts';

import { Picture } from '../../components/Picture';
import { sizeInWords } from '../../components/records/describe';
import { Value } from '../../components/records/Value';
import { RichText } from '../../components/rich-text/RichText';

const Lines = styled('p')({ maxWidth: '65ch', whiteSpace: 'pre-line' });
const Pictures = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  '& img': {
    width: '100%',
    height: 'auto',
    maxHeight: 360,
    objectFit: 'contain',
    objectPosition: 'left top',
    borderRadius: theme.vars.shape.borderRadius,
  },
}));
const Files = styled('ul')({ display: 'grid', gap: 8, '& a': { overflowWrap: 'anywhere' } });
const Parts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li': {
    padding: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li > p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dl': { display: 'grid', gap: 8, margin: '8px 0 0' },
  '& dd': { margin: 0 },
}));

/** A value in all the room that it needs. */
export function FullValue({ value }: { value: CollectionValue }) {
  switch (value.kind) {
    case 'longText':
      return <Lines>{value.text}</Lines>;
    case 'richText':
      return <RichText value={value.blocks} headingOffset={1} />;
    case 'media':
      return <Media images={value.images} files={value.files} />;
    case 'parts':
      return (
        <Parts>
          {value.parts.map((part, index) => (
            <li key={index}>
              <Part part={part} />
            </li>
          ))}
        </Parts>
      );
    default:
      return <Value value={value} />;
  }
}

function Media({ images, files }: { images: readonly Image[]; files: readonly CollectionFile[] }) {
  return (
    <>
      {images.length > 0 && (
        <Pictures>
          {images.map((image) => (
            <li key={image.url}>
              <Picture image={image} sizes="(min-width: 900px) 360px, 92vw" fallback={<em>{image.alt}</em>} />
            </li>
          ))}
        </Pictures>
      )}
      {files.length > 0 && (
        <Files>
          {files.map(({ name, url, bytes }) => (
            <li key={url}>
              <a href={url}>{name}</a> ({sizeInWords(bytes)})
            </li>
          ))}
        </Files>
      )}
    </>
  );
}

function Part({ part: { label, values } }: { part: CollectionPart }) {
  return (
    <>
      <p>{label}</p>
      <dl>
        {values.map(({ name, label: field, value }) => (
          <div key={name}>
            <dt>{field}</dt>
            <dd>
              <FullValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
