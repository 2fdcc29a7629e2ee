import { messages, readWith, type Entered, type FormSchema } from 'contracts';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';

import { ApiError, byField, UNKNOWN_MESSAGE, type FieldFaults } from '../../lib/fetcher';
import { sentenceFor, type Sentences } from '../../lib/sentenceFor';
import { useToast } from '../../lib/useToast';

/** What the inputs say, by their names: text, or whether a box is ticked. */
export type Inputs = Record<string, string | boolean>;

const SENTENCES: Sentences = { noAnswer: messages.networkError, fallback: UNKNOWN_MESSAGE };

type FieldOf<Schema extends FormSchema> = Extract<keyof Schema['shape'], string>;

interface FormOptions<Schema extends FormSchema, Field extends string> {
  /** What the server reads the body with, so that the form says the same ahead of it. */
  schema: Schema;
  /** The fields by name, in their order on the page. When absent they are those of the schema. */
  fields?: readonly Field[];
  /** Makes the body of what the inputs say, where it is not just that. */
  toBody?: (inputs: Inputs) => Entered<Schema>;
  /** Sends the body. @throws ApiError */
  submit: (body: Entered<Schema>) => Promise<void>;
  /** What people read of a failed sending without a reason. */
  sentences?: Sentences;
  /** Whether the form shows `failure` itself, by `Failure`: then no toast says it a second time. */
  saysFailure?: boolean;
  /** Told of a failed sending instead of a toast, except for what stands beside single fields. */
  onFailure?: (sentence: string, sending: { body: Entered<Schema>; error: unknown }) => void;
}

interface FormState<Field extends string> {
  /** For the form element. Without script it would post to its own page, so that no secret gets into an address. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** A sentence by the name of each field at fault. */
  faults: Partial<Record<Field, string>>;
  /** What went wrong with the form as a whole; empty for nothing. */
  failure: string;
  isSending: boolean;
  /** Puts the cursor into a field. */
  focus: (field: Field) => void;
}

/**
 * A form of plain inputs, which password managers understand: checks on submit, leads to the first fault, sends once at
 * a time.
 */
export function useForm<Schema extends FormSchema, Field extends string = FieldOf<Schema>>({
  schema,
  fields = Object.keys(schema.shape) as Field[],
  toBody = (inputs) => inputs as Entered<Schema>,
  submit,
  sentences = SENTENCES,
  saysFailure = false,
  onFailure,
}: FormOptions<Schema, Field>): FormState<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const [faults, setFaults] = useState<FormState<Field>['faults']>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  // A second submit may come before the page has been drawn anew.
  const isUnderWay = useRef(false);

  const focus = (field: Field) => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  /** Shows what is wrong and leads to the first of it. @returns whether any field is at fault */
  const show = (known: FieldFaults) => {
    const found = faultsIn(known, fields);
    setFaults(found);
    const first = fields.find((field) => found[field]);
    if (first) focus(first);
    return first !== undefined;
  };
  const tell = (error: unknown, body: Entered<Schema>) => {
    const sentence = sentenceFor(error, sentences);
    setFailure(sentence);
    if (onFailure) onFailure(sentence, { body, error });
    else if (!saysFailure) showToast('error', sentence);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const body = toBody(inputsOf(event.currentTarget, fields));
    setFailure('');
    // What no field shows is for the server to refuse, with a sentence.
    if (show(byField(readWith(schema, body).faults ?? []))) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await submit(body);
    } catch (error) {
      if (!show(error instanceof ApiError ? error.faults : {})) tell(error, body);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    formProps: { ref, method: 'post', noValidate: true, onSubmit: (event) => void onSubmit(event) },
    faults,
    failure,
    isSending,
    focus,
  };
}

function inputsOf(form: HTMLFormElement, fields: readonly string[]): Inputs {
  const pairs = fields.flatMap((field): [string, string | boolean][] => {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.type === 'checkbox') return [[field, input.checked]];
    return input && 'value' in input ? [[field, input.value]] : [];
  });
  return Object.fromEntries(pairs);
}

/** What is known of those fields that the form has, or of something inside one. */
function faultsIn<Field extends string>(known: FieldFaults, fields: readonly Field[]): Partial<Record<Field, string>> {
  const found = fields.flatMap((field) => {
    const inside = Object.keys(known).find((name) => name.startsWith(`${field}.`));
    const fault = known[field] ?? (inside && known[inside]);
    return fault ? [[field, fault]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}
