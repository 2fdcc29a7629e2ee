import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { ConsoleResource } from 'contracts';
import { lazy, Suspense, useId, type ComponentType } from 'react';
import { CreateBase, EditBase, useListFilterContext, type RaRecord, type TransformData } from 'react-admin';

import { PageLoading } from '../components/PageLoading';
import { useSaving } from '../components/useSaving';
import { useToast } from '../components/useToast';
import { useOpenRecord } from '../lib/useOpenRecord';
import { localeIn } from '../providers/drafts';
import { blankOf, fieldOf } from './fields';
import { FormLocale } from './inputs/FormLocale';
import { useLanguage } from './useLanguage';

// Fetched once a record is opened: what its inputs are made of is no part of the first load.
const ResourceForm = lazy(() => import('./ResourceForm'));

/** What the address says in the place of an id while a new record is written. */
export const NEW_RECORD = 'create';

interface Writing {
  resource: ConsoleResource;
  /** The fields, where they are more than the schema says. */
  Form?: ComponentType<{ resource: ConsoleResource; onCancel: () => void }>;
  /** What is sent for what the form holds. */
  transform?: TransformData;
}

interface ResourceDialogProps extends Writing {
  /** What a new record begins with. */
  blank?: Partial<RaRecord>;
  maxWidth?: DialogProps['maxWidth'];
}

/** The dialog that adds and edits records, open while the address names one. A long one fills a phone. */
export function ResourceDialog(props: ResourceDialogProps) {
  const { name, words } = props.resource;
  const { blank, maxWidth = widthFor(props.resource), ...writing } = props;
  const { openId, close } = useOpenRecord(name);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  return (
    <Dialog
      open={openId !== undefined}
      onClose={(_event, reason) => {
        // A click beside the dialog does not throw away what was typed.
        if (reason !== 'backdropClick') close();
      }}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={isPhone && maxWidth !== 'xs'}
    >
      <DialogTitle id={titleId}>{openId === NEW_RECORD ? words.add : words.edit}</DialogTitle>
      {openId === NEW_RECORD && (
        <NewRecord {...writing} blank={{ ...blankOf(props.resource), ...blank }} onClose={close} />
      )}
      {openId !== undefined && openId !== NEW_RECORD && <StoredRecord {...writing} id={openId} onClose={close} />}
    </Dialog>
  );
}

/** As wide as what is written in it: a text has its whole measure and its tools in one line. */
function widthFor(resource: ConsoleResource): DialogProps['maxWidth'] {
  if (resource.form.some((name) => fieldOf(resource, name).type === 'richText')) return 'md';
  return resource.isMade ? 'sm' : 'xs';
}

interface NewRecordProps extends Writing {
  blank: Partial<RaRecord>;
  onClose: () => void;
}

function NewRecord({ resource, Form = ResourceForm, transform, blank, onClose }: NewRecordProps) {
  const { name, words } = resource;
  const saving = useSaving({ success: words.created, failure: words.notSaved, onSaved: onClose });
  return (
    <CreateBase
      resource={name}
      record={blank}
      redirect={false}
      mutationOptions={saving}
      {...(transform && { transform })}
    >
      <Suspense fallback={<PageLoading />}>
        <Form resource={resource} onCancel={onClose} />
      </Suspense>
    </CreateBase>
  );
}

interface StoredRecordProps extends Writing {
  id: string;
  onClose: () => void;
}

/** The form of a stored record. */
export function StoredRecord({ resource, Form = ResourceForm, transform, id, onClose }: StoredRecordProps) {
  const { name, words } = resource;
  const toast = useToast();
  const { language, asked, refresh } = useLanguage(name, localeIn(useListFilterContext().filterValues).locale);
  const onSaved = () => {
    refresh();
    onClose();
  };
  const saving = useSaving({ success: words.updated, failure: words.notSaved, onSaved });
  return (
    <EditBase
      key={language.locale}
      resource={name}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ ...saving, ...asked }}
      queryOptions={{
        ...asked,
        // What is being written is not replaced by what is stored.
        refetchOnWindowFocus: false,
        onError: (error: Error) => {
          toast.failure(words.notLoaded, error);
          onClose();
        },
      }}
      {...(transform && { transform })}
    >
      <Suspense fallback={<PageLoading />}>
        <FormLocale value={language}>
          <Form resource={resource} onCancel={onClose} />
        </FormLocale>
      </Suspense>
    </EditBase>
  );
}
