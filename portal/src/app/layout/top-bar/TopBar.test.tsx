import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { DRAWER_ACTION_DELAY_MS } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { siteOf } from '../../../tests/factories';
import { renderInPage } from '../../../tests/render';
import { TopBar } from './TopBar';

beforeEach(async () => {
  await import('./MobileMenu');
});

async function openMenu(path = '/') {
  const { router } = renderInPage(
    <>
      <TopBar ground="page" />
      <section id="team" />
    </>,
    { path },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return { router, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}

const itemOf = (menu: HTMLElement, label: string) => {
  const item = [...menu.querySelectorAll('a')].find(({ textContent }) => textContent === label);
  if (!item) throw new Error(`The menu has no ${label}`);
  return item;
};

describe('the drawer', () => {
  it('takes the focus, stops the page from scrolling, and shows the social row', async () => {
    const { menu } = await openMenu();
    expect(menu.parentElement?.contains(document.activeElement)).toBe(true);
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(screen.getByText('Connect with us:')).toBeInTheDocument();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
    ['Escape', (menu: HTMLElement) => fireEvent.keyDown(menu, { key: 'Escape' })],
    ['a tap outside', () => fireEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body)],
  ])('closes by %s', async (_way, close) => {
    const { menu } = await openMenu();
    close(menu);
    await waitForElementToBeRemoved(menu);
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('goes to a section 100 ms after the choice', async () => {
    const { menu } = await openMenu();
    vi.useFakeTimers();
    fireEvent.click(itemOf(menu, 'Team'));
    act(() => {
      vi.advanceTimersByTime(DRAWER_ACTION_DELAY_MS - 1);
    });
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('opens a page 100 ms after the choice', async () => {
    const { menu, router } = await openMenu();
    vi.useFakeTimers();
    fireEvent.click(itemOf(menu, 'Announcements'));
    await act(() => vi.advanceTimersByTimeAsync(DRAWER_ACTION_DELAY_MS - 1));
    expect(router.state.location.pathname).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.state.location.pathname).toBe('/announcements');
  });

  it('opens Innokshetra 100 ms after the choice', async () => {
    const { menu, router } = await openMenu();
    vi.useFakeTimers();
    fireEvent.click(itemOf(menu, 'Innokshetra'));
    await act(() => vi.advanceTimersByTimeAsync(DRAWER_ACTION_DELAY_MS - 1));
    expect(router.state.location.pathname).toBe('/');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(router.state.location.pathname).toBe('/innokshetra');
  });

  it('is 80 % wide, and no wider than a menu needs', async () => {
    const { menu } = await openMenu();
    expect(menu).toHaveStyle({ width: '80%', maxWidth: '360px' });
  });
});

it('names the way home by the words that are seen', () => {
  renderInPage(<TopBar ground="page" />);
  const home = screen.getByRole('link', { name: /: home$/ });
  expect(home.getAttribute('aria-label')?.startsWith(home.textContent)).toBe(true);
});

it('turns solid above 50 px', () => {
  renderInPage(<TopBar ground="page" />);
  const bar = screen.getByRole('banner');
  const scrollTo = (offset: number) => {
    window.scrollY = offset;
    fireEvent.scroll(window);
  };
  scrollTo(50);
  expect(bar).not.toHaveAttribute('data-solid');
  scrollTo(51);
  expect(bar).toHaveAttribute('data-solid');
  scrollTo(0);
});

describe('the Innokshetra button', () => {
  it('opens the festival’s page without a reload', async () => {
    const { router } = renderInPage(<TopBar ground="page" />);
    fireEvent.click(screen.getByRole('link', { name: 'Innokshetra' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/innokshetra'));
  });

  it('bears the editor’s label, and does not stand among the items again', () => {
    const mainMenu = [
      { label: 'Team', href: '/#team' },
      { label: 'The festival', href: '/innokshetra' },
    ];
    renderInPage(<TopBar ground="page" />, { site: siteOf({ mainMenu }) });
    expect(screen.getAllByRole('link', { name: 'The festival' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Innokshetra' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Team']);
  });
});

it('links to the accounts in new tabs, five at most', () => {
  const platforms = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;
  const social = [1, 2].flatMap((account) =>
    platforms.map((platform) => ({ platform, href: `https://${platform}.example/${account}` })),
  );
  renderInPage(<TopBar ground="page" />, { site: siteOf({ social }) });
  const icons = screen.getAllByRole('link', { name: /^Sphuran on/ });
  expect(icons).toHaveLength(5);
  for (const icon of icons) expect(icon).toHaveAttribute('target', '_blank');
});
