/** What of the site's frame the panel shows: see `GET /api/site`. */
interface Site {
  name: string;
  logo: { url: string } | null;
}

/** Stands in where the site does not answer, as while it starts. */
const NAMELESS: Site = { name: 'Society', logo: null };

/** The society's name and picture, as editors set them. The panel is built before anybody has said them. */
export async function readSite(): Promise<Site> {
  try {
    const answer = await fetch('/api/site');
    return answer.ok ? ((await answer.json()) as { data: Site }).data : NAMELESS;
  } catch {
    return NAMELESS;
  }
}

/** The panel's own sentences that name Strapi, with the society in its place. */
export const wordsOf = ({ name }: Site): Record<string, string> => ({
  'Auth.form.welcome.title': `Welcome to ${name}`,
  'Auth.form.welcome.subtitle': 'Sign in to edit the site',
  'app.components.LeftMenu.navbrand.title': name,
  'app.components.LeftMenu.navbrand.workplace': 'Content',
  'HomePage.head.title': `${name}: content`,
  'HomePage.header.subtitle': `The content of ${name}, and what was last done to it`,
});

/**
 * The product's colours as the panel's design system names them (design §10). White words stand on its buttons, which
 * marigold is too light for: its darker relative is their ground.
 */
export const colors = {
  light: {
    neutral0: '#fffdf8',
    neutral100: '#f7f1e3',
    primary100: '#fff3dc',
    primary200: '#ffdda3',
    primary500: '#a86200',
    primary600: '#8a4f00',
    primary700: '#6f3f00',
    buttonPrimary500: '#a86200',
    buttonPrimary600: '#8a4f00',
  },
  dark: {
    neutral0: '#171936',
    neutral100: '#0e0f26',
    primary100: '#2b2440',
    primary200: '#6f5527',
    primary500: '#ffcf85',
    primary600: '#ffc05a',
    primary700: '#ffb02e',
    buttonPrimary500: '#a86200',
    buttonPrimary600: '#8a4f00',
  },
};
