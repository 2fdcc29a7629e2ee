import { useRef, useState, type RefObject, type SubmitEvent } from 'react';

import { ApiError } from '../../lib/fetcher';

/** A sentence by the name of each field at fault, in the order of the fields. */
type Faults<Field extends string> = Partial<Record<Field, string>>;

interface FormOptions<Field extends string> {
  /** The fields by name, in their order on the page. */
  fields: readonly Field[];
  /** What is wrong with the values before they are sent. */
  check: (values: Record<Field, string>, form: HTMLFormElement) => Faults<Field>;
  /** Sends the values. */
  submit: (values: Record<Field, string>) => Promise<void>;
  /** Told of a failed sending, except for what stands beside single fields. */
  onFailure: (error: unknown, values: Record<Field, string>) => void;
}

interface FormState<Field extends string> {
  /** For the form element. Without script it would post to its own page, so that no secret gets into an address. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  faults: Faults<Field>;
  isSending: boolean;
  /** Puts the cursor into a field. */
  focus: (field: Field) => void;
}

/**
 * A form of plain inputs, which password managers understand: checks on submit, leads to the first fault, sends once at
 * a time.
 */
export function useForm<Field extends string>({
  fields,
  check,
  submit,
  onFailure,
}: FormOptions<Field>): FormState<Field> {
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Field>>({});
  const [isSending, setSending] = useState(false);
  // A second submit may come before the page has been drawn anew.
  const isUnderWay = useRef(false);

  const focus = (field: Field) => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  const show = (found: Faults<Field>) => {
    setFaults(found);
    const first = fields.find((field) => found[field]);
    if (first) focus(first);
    return first !== undefined;
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const values = valuesOf(form, fields);
    if (show(check(values, form))) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await submit(values);
    } catch (error) {
      const known = error instanceof ApiError ? faultsOf(error, fields) : {};
      if (!show(known)) onFailure(error, values);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    formProps: { ref, method: 'post', noValidate: true, onSubmit: (event) => void onSubmit(event) },
    faults,
    isSending,
    focus,
  };
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const data = new FormData(form);
  const pairs = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(pairs) as Record<Field, string>;
}

/** The server's words on those fields that the form has, or on something inside one. */
function faultsOf<Field extends string>({ faults }: ApiError, fields: readonly Field[]): Faults<Field> {
  const known = fields.flatMap((field) => {
    const inside = Object.keys(faults).find((name) => name.startsWith(`${field}.`));
    const fault = faults[field] ?? (inside && faults[inside]);
    return fault ? [[field, fault]] : [];
  });
  return Object.fromEntries(known) as Faults<Field>;
}
