import { defineView } from '../../../platform/panel/view';

export const teamMemberView = defineView({
  uid: 'api::team-member.team-member',
  mainField: 'name',
  listColumns: ['photo', 'name', 'role', 'order'],
  sort: { by: 'order', order: 'ASC' },
  layout: [
    [
      ['name', 6],
      ['role', 6],
    ],
    [['bio', 12]],
    [
      ['photo', 6],
      ['photoUrl', 6],
    ],
    [['order', 6]],
    [
      ['linkedin', 6],
      ['instagram', 6],
    ],
    [
      ['twitter', 6],
      ['github', 6],
    ],
  ],
  fields: {
    name: { label: 'Name', placeholder: 'Ananya Sharma' },
    role: { label: 'Role', description: 'Shown under the name.', placeholder: 'Tech Head' },
    bio: { label: 'Short biography', description: 'One or two sentences.' },
    photo: {
      label: 'Photograph',
      description: 'Square, 800 pixels or more. Without one the card shows initials.',
    },
    photoUrl: {
      label: 'Or its address',
      description: 'A link to a picture, such as a shared-drive link. An uploaded photograph comes first.',
      placeholder: 'https://…',
    },
    order: { label: 'Position', description: 'Lower numbers come first.' },
    linkedin: { label: 'LinkedIn', description: 'Full address. Empty hides the icon.', placeholder: 'https://…' },
    instagram: { label: 'Instagram', description: 'Full address. Empty hides the icon.', placeholder: 'https://…' },
    twitter: { label: 'Twitter / X', description: 'Full address. Empty hides the icon.', placeholder: 'https://…' },
    github: { label: 'GitHub', description: 'Kept for the society; not shown on the site.', placeholder: 'https://…' },
  },
});
