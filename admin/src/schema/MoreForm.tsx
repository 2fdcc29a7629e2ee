import type { ConsoleResource } from 'contracts';
import { useRecordContext } from 'react-admin';

import { DialogForm } from '../components/DialogForm';
import { isWhole } from './fields';
import { MoreInputs } from './MoreFields';

/** The fields alone that people added to a type whose records are written elsewhere, or not at all. */
export default function MoreForm({ resource, onCancel }: { resource: ConsoleResource; onCancel: () => void }) {
  const record = useRecordContext();
  return (
    <DialogForm isLoaded={isWhole(resource, record)} fields={resource.more.length} onCancel={onCancel}>
      <MoreInputs resource={resource} />
    </DialogForm>
  );
}
