import { AVAILABILITY_HOURS, BIO_MAX_CHARS } from 'contracts';

import { ListField } from '../../../components/form/ListField';
import { SelectField } from '../../../components/form/SelectField';
import { Switch } from '../../../components/form/Switch';
import { TextArea } from '../../../components/form/TextArea';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

/** What somebody offers as a mentor. Alumni only (member §2, §6); what is offered is asked once they are one. */
export function MentorFields({ form: { values, faults, set, text } }: { form: ProfileForm }) {
  return (
    <>
      <Switch
        label="I am a mentor"
        hint="Students find you among the mentors and may ask for your time."
        name="isMentor"
        isOn={values.isMentor ?? false}
        onChange={(isOn) => set('isMentor', isOn)}
      />
      {values.isMentor && (
        <FieldGrid style={{ marginTop: 16 }}>
          <div className="wide">
            <TextArea
              label="About you as a mentor"
              rows={4}
              maxLength={BIO_MAX_CHARS}
              hint="What you have gone through, and whom you can help."
              {...text('mentorBio')}
            />
          </div>
          <ListField
            label="Expertise"
            name="expertise"
            entries={values.expertise ?? []}
            fault={faults.expertise}
            onChange={(entries) => set('expertise', entries)}
          />
          <SelectField
            label="Availability"
            name="availabilityHours"
            value={values.availabilityHours ?? ''}
            fault={faults.availabilityHours}
            onChange={({ target }) => set('availabilityHours', hoursOf(target.value))}
          >
            <option value="">Not said</option>
            {AVAILABILITY_HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {hours}
              </option>
            ))}
          </SelectField>
        </FieldGrid>
      )}
    </>
  );
}

const hoursOf = (value: string) => AVAILABILITY_HOURS.find((hours) => hours === value) ?? '';
