/** Sections that both the landing page and the festival's page have, to the letter of site §2.2. */

export const TEAM = {
  __component: 'sections.team' as const,
  title: 'Meet Our Team',
  subtitle: 'Dedicated individuals working together to build a stronger alumni network.',
};

export const CONTACT = {
  __component: 'sections.contact' as const,
  title: 'Contact Us',
  text: 'Have questions or want to collaborate? Reach out to us!',
  note: "We'll get back to you as soon as possible.",
};
