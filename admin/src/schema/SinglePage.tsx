import { SINGLE_RECORD, type ConsoleResource } from 'contracts';
import { EditBase } from 'react-admin';
import { styled } from '@mui/material/styles';

import { PageHead } from '../components/PageHead';
import { Panel } from '../components/Panel';
import { useSaving } from '../components/useSaving';
import { FormLocale } from './inputs/FormLocale';
import ResourceForm from './ResourceForm';
import { useLanguage } from './useLanguage';

const Sheet = styled(Panel)({ maxWidth: 720, paddingTop: 20 });

/** The page of a type of which there is one record: its form. */
export default function SinglePage({ resource }: { resource: ConsoleResource }) {
  const { name, words } = resource;
  const { language, asked, refresh } = useLanguage(name);
  const saving = useSaving({ success: words.updated, failure: words.notSaved, onSaved: refresh });
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Sheet aria-label={words.title}>
        <EditBase
          key={language.locale}
          resource={name}
          id={SINGLE_RECORD}
          mutationMode="pessimistic"
          redirect={false}
          mutationOptions={{ ...saving, ...asked }}
          queryOptions={{ refetchOnWindowFocus: false, ...asked }}
        >
          <FormLocale value={language}>
            <ResourceForm resource={resource} />
          </FormLocale>
        </EditBase>
      </Sheet>
    </>
  );
}
