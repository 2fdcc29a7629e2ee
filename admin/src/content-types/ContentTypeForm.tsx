import { messages, type ContentType } from 'contracts';
import { useState } from 'react';
import { Form } from 'react-admin';

import { ConfirmDialog } from '../components/ConfirmDialog';
import { FormSection } from '../components/FormSection';
import { SaveBar } from '../components/SaveBar';
import { SwitchInput } from '../components/SwitchInput';
import { PublicFields } from './PublicFields';
import { RightsMatrix } from './RightsMatrix';
import { useSaveContentType } from './useSaveContentType';
import { changeOf, newForVisitors, type Values, valuesOf } from './values';

/** A question that waits for its answer. */
interface Question {
  doing: string;
  answer: (isYes: boolean) => void;
}

/** What is set of a type. Leaving it with unsaved changes is asked about, and so is what visitors get to change. */
export function ContentTypeForm({ type }: { type: ContentType }) {
  const { save, isPending } = useSaveContentType(type.name);
  const [question, setQuestion] = useState<Question>();

  const submit = async (values: Partial<Values>) => {
    const change = changeOf(values as Values);
    const doing = newForVisitors(type, change);
    const isMeant = doing === '' || (await new Promise<boolean>((answer) => setQuestion({ doing, answer })));
    setQuestion(undefined);
    return isMeant ? save(change) : undefined;
  };

  return (
    <>
      <Form<Values>
        record={valuesOf(type)}
        resource="content-types"
        onSubmit={submit}
        noValidate
        warnWhenUnsavedChanges
        disableInvalidFormNotification
      >
        <FormSection
          title="Who may do what"
          text="These rights hold for Strapi’s own API. Whoever may write can add and edit. What visitors may do, everybody may do."
        >
          <RightsMatrix />
        </FormSection>
        <FormSection title="Public fields" text="Nothing else leaves the server. Pages show them in this order.">
          <PublicFields fields={type.fields} />
        </FormSection>
        <FormSection title="Pages and editors" text="Where it is shown, and who edits it beside the admins.">
          <SwitchInput
            source="hasPages"
            label="Pages in the portal"
            helperText="When on, everybody finds its public fields on a page."
          />
          <SwitchInput
            source="editors"
            label="Editors"
            helperText="When on, editors write, publish and delete it in the panel, with all of its fields."
          />
        </FormSection>
        <SaveBar busy={isPending} />
      </Form>
      <ConfirmDialog
        open={question !== undefined}
        title="Let visitors change it?"
        action="Let them"
        busy={false}
        onConfirm={() => question?.answer(true)}
        onClose={() => question?.answer(false)}
      >
        {messages.visitorsMay(question?.doing ?? '', type.title)}
      </ConfirmDialog>
    </>
  );
}
