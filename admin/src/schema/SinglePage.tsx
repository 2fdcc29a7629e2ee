import { SINGLE_RECORD, type ConsoleResource } from 'contracts';
import { EditBase } from 'react-admin';
import { styled } from '@mui/material/styles';

import { PageHead } from '../components/PageHead';
import { Panel } from '../components/Panel';
import { useSaving } from '../components/useSaving';
import ResourceForm from './ResourceForm';

const Sheet = styled(Panel)({ maxWidth: 720, paddingTop: 20 });

/** The page of a type of which there is one record: its form. */
export default function SinglePage({ resource }: { resource: ConsoleResource }) {
  const { name, words } = resource;
  const saving = useSaving({ success: words.updated, failure: words.notSaved, onSaved: () => undefined });
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Sheet aria-label={words.title}>
        <EditBase
          resource={name}
          id={SINGLE_RECORD}
          mutationMode="pessimistic"
          redirect={false}
          mutationOptions={saving}
          queryOptions={{ refetchOnWindowFocus: false }}
        >
          <ResourceForm resource={resource} />
        </EditBase>
      </Sheet>
    </>
  );
}
