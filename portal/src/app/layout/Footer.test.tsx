import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { siteOf } from '../../tests/factories';
import { renderInPage } from '../../tests/render';
import { Footer } from './Footer';

const logo = { url: '/uploads/logo.webp', alt: 'Logo of Sphuran', width: 512, height: 512, sources: [] };

const site = siteOf({
  logo,
  footerMenu: [
    { label: 'About Us', href: '/#about' },
    { label: 'Events', href: '/#event' },
  ],
  legalMenu: [
    { label: 'Privacy Policy', href: '/p/privacy-policy' },
    { label: 'Terms of Service', href: '/p/terms-of-service' },
  ],
});

it('shows logo, tagline, quick links, accounts and address', () => {
  renderInPage(<Footer />, { site });
  expect(screen.getByRole('img', { name: 'Logo of Sphuran' })).toBeInTheDocument();
  expect(screen.getByText('The official technical society of the institute.')).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/#about'],
    ['Events', '/#event'],
  ]);
  expect(screen.getByRole('link', { name: 'Sphuran on Instagram' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeInTheDocument();
  expect(screen.getByText('Technical Institute, Haryana, India, 136119')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hello@sphuran.example' })).toHaveAttribute(
    'href',
    'mailto:hello@sphuran.example',
  );
});

it('bears the current year, and links to privacy policy and terms of service', () => {
  renderInPage(<Footer />, { site });
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Sphuran`))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/p/privacy-policy');
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/p/terms-of-service');
});

it('leaves out what an editor has not filled in', () => {
  renderInPage(<Footer />, { site: siteOf({ footerMenu: [], legalMenu: [], social: [], email: '' }) });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
