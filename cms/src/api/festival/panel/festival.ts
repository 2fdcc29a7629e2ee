import { defineView } from '../../../platform/panel/view';

export const festivalView = defineView({
  uid: 'api::festival.festival',
  mainField: 'name',
  layout: [
    [
      ['name', 6],
      ['mode', 6],
    ],
    [
      ['startsOn', 6],
      ['endsOn', 6],
    ],
    [['registerUrl', 12]],
    [['bannerText', 12]],
  ],
  fields: {
    name: { label: 'Name', description: 'Wherever the festival is named.', placeholder: 'Innokshetra' },
    mode: {
      label: 'On the landing page',
      description:
        'off: not at all. banner: one line under the opening. takeover: the page “innokshetra” comes first, the landing page’s own sections after it.',
    },
    startsOn: { label: 'First day' },
    endsOn: { label: 'Last day', description: 'The same as the first for a festival of one day.' },
    registerUrl: {
      label: 'Registration link',
      description: 'Where visitors register. Empty hides the button.',
      placeholder: 'https://…',
    },
    bannerText: {
      label: 'Text of the banner',
      description: 'One sentence beside name and days.',
      placeholder: 'Registration is open',
    },
  },
});
