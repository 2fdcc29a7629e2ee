import { defineView } from '../../../platform/panel/view';

export const settingView = defineView({
  uid: 'api::setting.setting',
  mainField: 'siteName',
  layout: [
    [
      ['siteName', 6],
      ['siteDescription', 6],
    ],
    [
      ['enableRegistration', 6],
      ['requireEmailVerification', 6],
    ],
    [
      ['maxEventsPerPage', 6],
      ['maxUsersPerPage', 6],
    ],
    [
      ['timeZone', 6],
      ['currency', 6],
    ],
  ],
  fields: {
    siteName: { label: 'Portal’s name', description: 'Shown to members.' },
    siteDescription: { label: 'Portal’s description', description: 'For search engines and shared links.' },
    enableRegistration: { label: 'People can register', description: 'Takes effect at once.' },
    requireEmailVerification: { label: 'E-mail address must be verified', description: 'Takes effect at once.' },
    maxEventsPerPage: { label: 'Events on a page', description: '5 to 50.' },
    maxUsersPerPage: { label: 'People on a page', description: '10 to 100.' },
    timeZone: { label: 'Time zone', description: 'In which the site shows times.', placeholder: 'Asia/Kolkata' },
    currency: { label: 'Currency', description: 'Of the checkout, where nothing else sets it.' },
  },
});
