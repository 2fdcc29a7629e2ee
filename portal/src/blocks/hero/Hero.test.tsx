import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HeroSection } from 'contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { siteOf } from '../../tests/factories';
import { setReducedMotion } from '../../tests/media';
import { renderInPage } from '../../tests/render';
import { Hero } from './Hero';

const image = { url: '/uploads/still.webp', alt: '', width: 1280, height: 720, sources: [] };
const video = { url: '/uploads/film.webm', type: 'video/webm' };

const sectionOf = (overrides: Partial<HeroSection> = {}): HeroSection => ({
  component: 'sections.hero',
  key: 'hero',
  greeting: 'Welcome to',
  description: 'The official technical society of the institute.',
  words: ['Innovation', 'Creativity'],
  image: null,
  video,
  links: [
    { label: 'Explore More', href: '/#about' },
    { label: 'Contact Us', href: '/#contact' },
  ],
  ...overrides,
});

const film = () => {
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no film');
  return element;
};

let whenIdle: (() => void)[];

beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => whenIdle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {
    whenIdle = [];
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const becomeIdle = () =>
  act(() => {
    for (const call of whenIdle) call();
  });

it('says welcome, what the society is, and where to go on', () => {
  renderInPage(<Hero section={sectionOf()} />);
  expect(screen.getByRole('heading', { name: 'Welcome to Sphuran' })).toBeInTheDocument();
  expect(screen.getByText('The official technical society of the institute.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore More' })).toHaveAttribute('href', '/#about');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'Scroll down' })).toHaveAttribute('href', '#about');
});

it('glides to the about section by its arrow', async () => {
  renderInPage(
    <>
      <Hero section={sectionOf()} />
      <section id="about" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Scroll down' }));
  expect(document.getElementById('about')).toHaveFocus();
});

describe('the picture', () => {
  it('gives way to the logo when it fails to load (site §8)', () => {
    renderInPage(<Hero section={sectionOf({ image })} />, {
      site: siteOf({ logo: { ...image, url: '/uploads/logo.webp', alt: 'Logo of Sphuran' } }),
    });
    const picture = document.querySelector('img');
    expect(picture).toHaveAttribute('src', image.url);
    if (picture) fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Logo of Sphuran' })).toBeInTheDocument();
    expect(document.querySelector(`img[src="${image.url}"]`)).not.toBeInTheDocument();
  });
});

describe('the film', () => {
  it('loops silently, and says so where there is no video', () => {
    renderInPage(<Hero section={sectionOf()} />);
    expect(film()).toHaveTextContent('Your browser does not support the video tag.');
    expect(film().loop).toBe(true);
    expect(film().muted).toBe(true);
  });

  it('is not fetched before the page has loaded and the browser is idle', () => {
    renderInPage(<Hero section={sectionOf()} />);
    expect(film()).not.toHaveAttribute('src');
    becomeIdle();
    expect(film()).toHaveAttribute('src', video.url);
  });

  it('can be paused as soon as it plays, and goes on', async () => {
    renderInPage(<Hero section={sectionOf()} />);
    becomeIdle();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    fireEvent.playing(film());
    await userEvent.click(screen.getByRole('button', { name: 'Pause the background video' }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
    fireEvent.pause(film());
    await userEvent.click(screen.getByRole('button', { name: 'Play the background video' }));
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  });

  it.each([
    ['want less motion', () => setReducedMotion(true)],
    [
      'save data',
      () => vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } })),
    ],
  ])('is left out for people who %s', (_who, ask) => {
    ask();
    renderInPage(<Hero section={sectionOf()} />);
    becomeIdle();
    expect(film()).not.toHaveAttribute('src');
  });
});
