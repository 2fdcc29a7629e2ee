import type { Link, SocialPlatform } from 'contracts';

/** Identity and menus of the invented society. */
export function demoSite() {
  const socialLinks: { platform: SocialPlatform; url: string }[] = [
    { platform: 'instagram', url: 'https://example.com/sphuran/instagram' },
    { platform: 'linkedin', url: 'https://example.com/sphuran/linkedin' },
    { platform: 'youtube', url: 'https://example.com/sphuran/youtube' },
    { platform: 'twitter', url: 'https://example.com/sphuran/twitter' },
    { platform: 'facebook', url: 'https://example.com/sphuran/facebook' },
  ];
  // The top bar goes to #events and the footer to #event, as site §2.2 has it; both are the events section.
  const mainMenu: Link[] = [
    { label: 'Home', href: '/#home' },
    { label: 'Events', href: '/#events' },
    { label: 'Team', href: '/#team' },
  ];
  const footerMenu: Link[] = [
    { label: 'Home', href: '/#home' },
    { label: 'Team', href: '/#team' },
    { label: 'Events', href: '/#event' },
    { label: 'All events', href: '/events' },
    { label: 'Announcements', href: '/announcements' },
  ];
  return {
    name: 'Sphuran',
    institute: 'Technical Institute, Haryana',
    tagline: 'Where ideas meet action',
    email: 'hello@sphuran.example',
    address: 'Technical Institute, Haryana, India, 136119',
    socialLinks,
    mainMenu,
    footerMenu,
  };
}
