import type { Link, SocialPlatform } from 'contracts';

const NAME = 'Sphuran';

/** What the invented society, which is in Haryana, sets for its whole site. */
export const demoSettings = () => ({
  siteName: NAME,
  siteDescription: 'Students, alumni and faculty of Sphuran in one place.',
  currency: 'INR' as const,
});

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
    { label: 'About', href: '/#about' },
    { label: 'Events', href: '/#events' },
    { label: 'Announcements', href: '/announcements' },
    { label: 'Team', href: '/#team' },
    { label: 'Contact', href: '/#contact' },
  ];
  const footerMenu: Link[] = [
    { label: 'Home', href: '/#home' },
    { label: 'About Us', href: '/#about' },
    { label: 'Team', href: '/#team' },
    { label: 'Events', href: '/#event' },
    { label: 'Contact', href: '/#contact' },
    { label: 'All events', href: '/events' },
    { label: 'Jobs', href: '/jobs' },
    { label: 'Announcements', href: '/announcements' },
  ];
  const legalMenu: Link[] = [
    { label: 'Privacy Policy', href: '/p/privacy-policy' },
    { label: 'Terms of Service', href: '/p/terms-of-service' },
  ];
  return {
    name: NAME,
    institute: 'Technical Institute, Haryana',
    tagline: 'Where ideas meet action',
    footerText:
      'The student-driven official technical society of the institute, fostering creativity and entrepreneurship.',
    email: 'hello@sphuran.example',
    address: 'Technical Institute, Haryana, India, 136119',
    socialLinks,
    mainMenu,
    footerMenu,
    legalMenu,
  };
}
