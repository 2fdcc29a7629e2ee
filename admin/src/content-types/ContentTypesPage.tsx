import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { messages, type ContentType } from 'contracts';
import { Link } from 'react-router-dom';

import { LoadFailure } from '../components/LoadFailure';
import { Notice } from '../components/Notice';
import { PageHead } from '../components/PageHead';
import { PageLoading } from '../components/PageLoading';
import { Panel } from '../components/Panel';
import { StatusTag } from '../components/StatusTag';
import { useFailureToast } from '../components/useFailureToast';
import { useContentTypes } from '../providers/contentTypes';
import { addressesOf, GUIDE } from './addresses';
import { TypeLinks } from './TypeLinks';
import { summaryOf } from './words';

const Types = styled('ul')({ display: 'grid', gap: 12 });
const Card = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '18px 20px',
  '& h2': { ...theme.typography.h4 },
  '& h2 a': { textUnderlineOffset: '0.25em' },
  '& p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
}));
const Words = styled('div')({ flex: '1 1 320px', minWidth: 0 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginInline: -12 });

/** The types that people made in the Content-Type Builder: who may what with each. */
export default function ContentTypesPage() {
  const { data, error, refetch } = useContentTypes();
  useFailureToast(messages.contentTypesNotLoaded, error);
  return (
    <>
      <PageHead
        title="Content types"
        lead="Types that were made without code: who reads and changes each, and which of its fields are public."
      />
      {data ? (
        data.length > 0 ? (
          <Types>
            {data.map((type) => (
              <li key={type.name}>
                <TypeCard type={type} />
              </li>
            ))}
          </Types>
        ) : (
          <NoTypes />
        )
      ) : error ? (
        <LoadFailure title={messages.contentTypesNotLoaded} error={error} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}

function TypeCard({ type }: { type: ContentType }) {
  return (
    <Card>
      <Words>
        <h2>
          <Link to={addressesOf(type).settings}>{type.title}</Link>
        </h2>
        <p>{summaryOf(type)}</p>
        {type.warning && (
          <p>
            <StatusTag tone="waiting">Visitors change it</StatusTag>
          </p>
        )}
      </Words>
      <Ways>
        <TypeLinks type={type} />
      </Ways>
    </Card>
  );
}

function NoTypes() {
  return (
    <Notice
      title="Nobody has made a type yet"
      text="Types are made in Strapi’s panel, in the Content-Type Builder, under “npm run dev”. They come here by themselves."
    >
      <Button variant="contained" href={GUIDE}>
        How a type is made
      </Button>
    </Notice>
  );
}
