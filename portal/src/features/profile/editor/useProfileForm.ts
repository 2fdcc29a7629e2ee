import { messages, readWith, type Entered, type FormSchema } from 'contracts';
import { useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';

import { ApiError, byField, type FieldFaults } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { realChanges, type ProfileValues, type SomeValues } from './profileValues';

/** A sentence by the name of each field at fault. */
type ProfileFaults = Partial<Record<keyof ProfileValues, string>>;

/** The fields that are a line or more of text. */
type TextName = {
  [Name in keyof ProfileValues]: string extends ProfileValues[Name] ? Name : never;
}[keyof ProfileValues];

export interface ProfileForm {
  /** What is stored, with the changes upon it. */
  values: SomeValues;
  faults: ProfileFaults;
  set: <Name extends keyof ProfileValues>(name: Name, value: ProfileValues[Name]) => void;
  /** What a field of text needs to be one of the form. */
  text: (name: TextName) => {
    name: string;
    value: string;
    fault: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  isChanged: boolean;
  /** Whether another address has been entered, for which the password is asked. */
  isChangingEmail: boolean;
  isSaving: boolean;
  /** Goes back to what is stored. */
  discard: () => void;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

interface ProfileFormOptions<Schema extends FormSchema> {
  /** What the server reads the changes with. */
  schema: Schema;
  /** What the server has. It may change while the form is open: what nobody has touched follows it. */
  stored: SomeValues;
  /** Makes of changes what the schema reads. */
  toBody: (changes: SomeValues) => Entered<Schema>;
  /** Sends changes, and resolves once what they led to is the new `stored`. @throws ApiError */
  save: (body: Entered<Schema>) => Promise<void>;
  /** What people read once it is saved, and of a failure without a reason. */
  sentences?: { saved: string; notSaved: string };
}

const SENTENCES = { saved: messages.profileUpdated, notSaved: messages.profileNotUpdated };

/** The form of a profile: knows what has been changed, and sends that alone. */
export function useProfileForm<Schema extends FormSchema>({
  schema,
  stored,
  toBody,
  save,
  sentences = SENTENCES,
}: ProfileFormOptions<Schema>): ProfileForm {
  const [touched, setTouched] = useState<SomeValues>({});
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [isSaving, setSaving] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const { currentPassword, ...others } = realChanges(stored, touched);
  const isChangingEmail = others.email !== undefined;
  const changes = isChangingEmail ? { ...others, currentPassword: currentPassword ?? '' } : others;
  const isChanged = Object.keys(changes).length > 0;
  const values = { ...stored, ...touched };

  const set: ProfileForm['set'] = (name, value) => setTouched((before) => ({ ...before, [name]: value }));

  /** Shows what is wrong and leads to the first of it. @returns whether anything is */
  const show = (found: ProfileFaults): boolean => {
    setFaults(found);
    const controls = [...(ref.current?.elements ?? [])];
    const first = controls.find((element) => found[element.getAttribute('name') as keyof ProfileValues]);
    if (first instanceof HTMLElement) first.focus();
    return first !== undefined;
  };

  const submit = async () => {
    const body = toBody(changes);
    const found = faultsOf(byField(readWith(schema, body).faults ?? []));
    // The schema does not know which address is stored.
    if (isChangingEmail && !currentPassword) found.currentPassword = messages.currentPasswordMissing;
    if (isSaving || !isChanged || show(found)) return;
    setSaving(true);
    try {
      await save(body);
      // What was typed in the meantime stays to be saved.
      setTouched(({ currentPassword: _, ...before }) => realChanges(changes, before));
      showToast('success', sentences.saved);
      if (changes.email !== undefined) showToast('info', messages.emailChangeSent);
    } catch (error) {
      const known = error instanceof ApiError ? faultsOf(error.faults) : {};
      if (show(known)) return;
      showToast('error', sentenceFor(error, { noAnswer: messages.networkError, fallback: sentences.notSaved }));
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    faults,
    set,
    text: (name) => ({
      name,
      value: values[name] ?? '',
      fault: faults[name],
      onChange: ({ target }) => set(name, target.value),
    }),
    isChanged,
    isChangingEmail,
    isSaving,
    discard: () => {
      setTouched({});
      setFaults({});
    },
    formProps: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** The server's words by the form's names: `skills.3` is about the skills. */
function faultsOf(faults: FieldFaults): ProfileFaults {
  return Object.fromEntries(Object.entries(faults).map(([path, sentence]) => [path.split('.')[0] ?? '', sentence]));
}
