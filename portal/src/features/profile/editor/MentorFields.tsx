import {
  AVAILABILITY_HOURS,
  BIO_MAX_CHARS,
  EXPECTATIONS_MAX_CHARS,
  MENTEES_DEFAULT,
  MENTEES_MAX,
  MENTORSHIP_AREA_LABELS,
} from 'contracts';

import { ChoiceField } from '../../../components/form/ChoiceField';
import { ListField } from '../../../components/form/ListField';
import { SelectField } from '../../../components/form/SelectField';
import { Switch } from '../../../components/form/Switch';
import { TextArea } from '../../../components/form/TextArea';
import { FieldGrid } from './FieldGrid';
import type { ProfileForm } from './useProfileForm';

const MENTEES = Array.from({ length: MENTEES_MAX }, (_, index) => index + 1);

/** What somebody offers as a mentor. Alumni only (member §2, §6); what is offered is asked once they are one. */
export function MentorFields({ form: { values, faults, set, text } }: { form: ProfileForm }) {
  return (
    <>
      <Switch
        label="I am a mentor"
        hint="Students see you in the list of mentors and can ask for your time."
        name="isMentor"
        isOn={values.isMentor ?? false}
        onChange={(isOn) => set('isMentor', isOn)}
      />
      {values.isMentor && (
        <>
          <Switch
            label="I take requests"
            hint="While this is off, students do not find you. What goes on stays as it is."
            name="isAvailable"
            isOn={values.isAvailable ?? true}
            onChange={(isOn) => set('isAvailable', isOn)}
          />
          <FieldGrid style={{ marginTop: 20 }}>
            <div className="wide">
              <TextArea
                label="About you as a mentor"
                rows={4}
                maxLength={BIO_MAX_CHARS}
                hint="Your experience, and who you can help."
                {...text('mentorBio')}
              />
            </div>
            <div className="wide">
              <ChoiceField
                label="I help with"
                name="mentorshipAreas"
                choices={MENTORSHIP_AREA_LABELS}
                chosen={values.mentorshipAreas ?? []}
                fault={faults.mentorshipAreas}
                onChange={(areas) => set('mentorshipAreas', areas)}
              />
            </div>
            <div className="wide">
              <ListField
                label="Expertise"
                name="expertise"
                entries={values.expertise ?? []}
                fault={faults.expertise}
                onChange={(entries) => set('expertise', entries)}
              />
            </div>
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
            <SelectField
              label="Students at once"
              name="mentorCapacity"
              value={values.mentorCapacity ?? MENTEES_DEFAULT}
              fault={faults.mentorCapacity}
              hint="Once your places are taken, nobody can ask you."
              onChange={({ target }) => set('mentorCapacity', Number(target.value))}
            >
              {MENTEES.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </SelectField>
            <div className="wide">
              <TextArea
                label="What you expect"
                rows={3}
                maxLength={EXPECTATIONS_MAX_CHARS}
                hint="Whoever asks you reads it first: how you meet, what to prepare."
                {...text('mentorExpectations')}
              />
            </div>
          </FieldGrid>
        </>
      )}
    </>
  );
}

const hoursOf = (value: string) => AVAILABILITY_HOURS.find((hours) => hours === value) ?? '';
