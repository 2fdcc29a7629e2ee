import { defineView } from '../../../platform/panel/view';

export const siteView = defineView({
  uid: 'api::site.site',
  mainField: 'name',
  layout: [
    [
      ['name', 6],
      ['institute', 6],
    ],
    [['tagline', 12]],
    [['footerText', 12]],
    [['logo', 12]],
    [
      ['email', 6],
      ['address', 6],
    ],
    [['mainMenu', 12]],
    [['footerMenu', 12]],
    [['legalMenu', 12]],
    [['socialLinks', 12]],
  ],
  fields: {
    name: { label: 'Society’s name', description: 'Beside the logo, and in the headline of the landing page.' },
    institute: { label: 'Institute', description: 'Under the name in the top bar.' },
    tagline: { label: 'Tagline', description: 'In the title of the landing page, and beside the sign-in.' },
    footerText: { label: 'Words in the footer', description: 'What the society is, in a sentence. Under the logo.' },
    logo: { label: 'Logo', description: 'Square, with a transparent ground.' },
    email: { label: 'E-mail address', description: 'Where visitors reach the society.' },
    address: { label: 'Postal address', description: 'In the footer.' },
    mainMenu: { label: 'Menu at the top' },
    footerMenu: { label: 'Menu in the footer' },
    legalMenu: { label: 'Legal links', description: 'Beside the copyright line.' },
    socialLinks: { label: 'Social networks', description: 'Small screens show the first three.' },
  },
});
