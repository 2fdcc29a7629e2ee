import { act, fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { DRAWER_ACTION_DELAY_MS } from 'contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderInPage } from '../../../tests/render';
import { TopBar } from './TopBar';

beforeEach(async () => {
  await import('./MobileMenu');
});

async function openMenu(path = '/') {
  const { router } = renderInPage(
    <>
      <TopBar transparentAtTop />
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
});

it('turns solid above 50 px', () => {
  renderInPage(<TopBar transparentAtTop />);
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
