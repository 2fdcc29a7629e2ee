import Button from '@mui/material/Button';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

interface SaveEventProps {
  isLoaded: boolean;
  /** Not so for a proposal that was not approved. */
  isPublishable: boolean;
}

/** Saves an event as it is, and what began as a draft for everybody to see as well. */
export function SaveEvent({ isLoaded, isPublishable }: SaveEventProps) {
  const { isSubmitting, defaultValues } = useFormState<{ isPublished?: boolean }>();
  const { setValue } = useFormContext();
  const isPublished: unknown = useWatch({ name: 'isPublished' });
  const isBusy = isSubmitting || !isLoaded;
  if (!isPublishable || defaultValues?.isPublished !== false) {
    return (
      <Button type="submit" variant="contained" disabled={isBusy}>
        Save
      </Button>
    );
  }
  return (
    <>
      <Button type="submit" variant="outlined" disabled={isBusy}>
        {isPublished === true ? 'Save' : 'Save draft'}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isBusy}
        onClick={() => setValue('isPublished', true, { shouldDirty: true })}
      >
        Save and publish
      </Button>
    </>
  );
}
