import { styled } from '@mui/material/styles';
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_CATEGORY_LABELS,
  ANNOUNCEMENT_TITLE_MAX_CHARS,
  announcementInput,
  messages,
  type AnnouncementInput,
  type RichText,
} from 'contracts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RichTextEditorHandle } from 'ui/rich-text-editor';

import { ButtonLink } from '../../../components/Button';
import { SelectField } from '../../../components/form/SelectField';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { TextField } from '../../../components/form/TextField';
import { useForm } from '../../../components/form/useForm';
import { UnsavedChanges } from '../../../components/UnsavedChanges';
import { EditorSkeleton } from './FormSkeleton';

/** Weighs more than the rest of the portal together, so only those who write fetch it. */
const RichTextEditor = lazy(() => import('../../../components/rich-text-editor/RichTextEditor'));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 220px' },
}));
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) auto',
  justifyContent: 'start',
  gap: 12,
  marginTop: 12,
});

const SENTENCES = { noAnswer: messages.announcementNotSaved, fallback: messages.announcementNotSaved };

interface AnnouncementFormProps {
  /** What the form begins with. */
  initial: AnnouncementInput;
  /** What sending does, as a verb. */
  action: string;
  /** Where leaving the form leads. */
  cancelPath: string;
  /** Stores it and goes on. @throws ApiError */
  submit: (input: AnnouncementInput) => Promise<void>;
}

/** Title, category and text of an announcement. */
export function AnnouncementForm({ initial, action, cancelPath, submit }: AnnouncementFormProps) {
  const [description, setDescription] = useState<RichText>(initial.description);
  const [isChanged, setChanged] = useState(false);
  const editor = useRef<RichTextEditorHandle>(null);

  const { formProps, faults, isSending } = useForm({
    schema: announcementInput,
    toBody: (inputs) => ({ ...(inputs as Pick<AnnouncementInput, 'title' | 'category'>), description }),
    submit,
    sentences: SENTENCES,
  });
  const editorIsFirst = Boolean(faults.description && !faults.title && !faults.category);
  useEffect(() => {
    if (editorIsFirst) editor.current?.focus();
  }, [editorIsFirst, faults]);

  const change = (text: RichText) => {
    setDescription(text);
    setChanged(true);
  };
  return (
    <form {...formProps} onInput={() => setChanged(true)}>
      <Head>
        <TextField
          label="Title"
          name="title"
          defaultValue={initial.title}
          maxLength={ANNOUNCEMENT_TITLE_MAX_CHARS}
          required
          autoComplete="off"
          fault={faults.title}
        />
        <SelectField label="Category" name="category" defaultValue={initial.category} fault={faults.category}>
          {ANNOUNCEMENT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {ANNOUNCEMENT_CATEGORY_LABELS[category]}
            </option>
          ))}
        </SelectField>
      </Head>
      <Suspense fallback={<EditorSkeleton />}>
        <RichTextEditor
          ref={editor}
          label="Text"
          initial={initial.description}
          onChange={change}
          fault={faults.description}
        />
      </Suspense>
      <Ways>
        <SubmitButton isSending={isSending}>{action}</SubmitButton>
        <ButtonLink href={cancelPath} look="outlined">
          Cancel
        </ButtonLink>
      </Ways>
      <UnsavedChanges exist={isChanged && !isSending} />
    </form>
  );
}
