import {
  EVENT_DESCRIPTION_MAX_CHARS,
  EVENT_ORGANIZER_MAX_CHARS,
  EVENT_RECAP_MAX_CHARS,
  EVENT_TITLE_MAX_CHARS,
  messages,
  type ConsoleEvent,
  type ConsoleField,
} from 'contracts';
import { lazy, Suspense, useState } from 'react';
import { maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { Skeleton } from 'ui';

import { SwitchInput } from '../../../components/SwitchInput';
import { FieldRow } from '../../../components/FieldRow';
import { categoryChoices } from '../eventWords';
import { Section } from './layout';

const MediaInput = lazy(() => import('../../../schema/inputs/MediaInput'));

/** The picture of an event, as the media library's input wants it described. */
const PICTURE: ConsoleField = {
  ...{ name: 'image', label: 'Cover picture', type: 'media', hint: '', placeholder: '', required: false, choices: [] },
  ...{ minLength: null, maxLength: null, min: null, max: null, pattern: null, initial: null, isMany: false },
  ...{ accepts: ['images'], source: null, creates: null },
};

/** What an event is (admin §3). @param isPublishable not so for a proposal that was not approved */
export function MainFields({ isPublishable }: { isPublishable: boolean }) {
  const { endsAt } = useRecordContext<Partial<ConsoleEvent>>() ?? {};
  const [now] = useState(Date.now);
  return (
    <Section section="about">
      <TextInput
        source="title"
        helperText={false}
        validate={[required(messages.titleMissing), maxLength(EVENT_TITLE_MAX_CHARS)]}
        autoComplete="off"
        autoFocus
      />
      <TextInput
        source="description"
        helperText={false}
        validate={maxLength(EVENT_DESCRIPTION_MAX_CHARS)}
        multiline
        minRows={3}
      />
      <FieldRow>
        <SelectInput source="category" choices={categoryChoices} helperText={false} validate={required()} />
        <TextInput
          source="organizer"
          helperText={false}
          validate={maxLength(EVENT_ORGANIZER_MAX_CHARS)}
          placeholder="Design Team"
        />
      </FieldRow>
      <Suspense fallback={<Skeleton style={{ height: 64 }} />}>
        <MediaInput field={PICTURE} source="image" />
      </Suspense>
      {endsAt !== undefined && new Date(endsAt).getTime() < now && (
        <TextInput
          source="recap"
          helperText="How it was, for those who could not come."
          validate={maxLength(EVENT_RECAP_MAX_CHARS)}
          multiline
          minRows={3}
        />
      )}
      {isPublishable && <SwitchInput source="isPublished" helperText="Only admins see a draft." />}
    </Section>
  );
}
