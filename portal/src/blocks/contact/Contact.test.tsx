import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api, messages } from 'contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from 'theme';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ToastContext, type ShowToast } from '../../lib/useToast';
import { SiteContext } from '../../lib/useSite';
import { siteOf } from '../../tests/factories';
import { setSightLater } from '../../tests/media';
import { renderInPage } from '../../tests/render';
import { Contact } from './Contact';

const section = {
  component: 'sections.contact' as const,
  key: 'contact',
  title: 'Contact Us',
  text: 'Have questions or want to collaborate? Reach out to us!',
  note: "We'll get back to you as soon as possible.",
};
const GOOD = { Name: 'Asha Rao', Email: 'asha@example.org', Message: 'Is the hall open on Sunday?' };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: 'Send Message' });
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};

function show() {
  const showToast = vi.fn<ShowToast>();
  const result = renderInPage(
    <ToastContext value={showToast}>
      <Contact section={section} />
    </ToastContext>,
  );
  return { ...result, showToast };
}

/** Puts an API in the place of `fetch`. */
function answerWith(answer: () => Promise<Response>) {
  const called = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', called);
  return called;
}
const json = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const thanks = () => json({ data: { msg: messages.contactSent } });
const refusal = (status: number, msg: string, field?: string) => () =>
  json(
    { data: null, error: { details: { errors: field ? [{ path: [field], message: msg }] : [] }, message: msg }, msg },
    status,
  );
const bodyOf = (called: ReturnType<typeof answerWith>) => {
  const [path, init] = called.mock.calls[0] ?? [];
  return { path, method: init?.method, ...(JSON.parse(init?.body as string) as object) };
};

afterEach(() => vi.unstubAllGlobals());

describe('the contact form (site §2.2)', () => {
  it('says what it is for, has three named fields, a button and a note', () => {
    show();
    const region = screen.getByRole('region', { name: 'Contact Us' });
    expect(region).toHaveAttribute('id', 'contact');
    expect(within(region).getByRole('heading', { name: 'Contact Us' })).toBeInTheDocument();
    expect(screen.getByText('Have questions or want to collaborate? Reach out to us!')).toBeVisible();
    expect(screen.getByText("We'll get back to you as soon as possible.")).toBeVisible();
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Message').tagName).toBe('TEXTAREA');
    expect(button()).toBeEnabled();
  });

  it.each([
    ['Name', ' ', messages.nameMissing],
    ['Email', '', messages.emailInvalid],
    ['Email', 'asha', messages.emailInvalid],
    ['Message', '\n', messages.messageMissing],
  ])('says what is wrong with %s “%s” and sends nothing', (label, value, sentence) => {
    const called = answerWith(thanks);
    show();
    fill({ ...GOOD, [label]: value });
    fireEvent.click(button());
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(sentence);
    expect(called).not.toHaveBeenCalled();
  });

  it('sends once, says so while it does, and gives thanks in the form’s place', async () => {
    let answer: (response: Response) => void = () => undefined;
    const called = answerWith(() => new Promise((resolve) => (answer = resolve)));
    show();
    fill(GOOD);
    fireEvent.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(button());
    answer(await thanks());

    const words = await screen.findByText(messages.contactSent);
    expect(words).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send Message' })).not.toBeInTheDocument();
    expect(called).toHaveBeenCalledOnce();
    expect(bodyOf(called)).toEqual({
      path: api.contact(),
      method: 'POST',
      name: GOOD.Name,
      email: GOOD.Email,
      message: GOOD.Message,
      website: '',
    });
  });

  it('offers to write another message, in an empty form', async () => {
    answerWith(thanks);
    show();
    fill(GOOD);
    fireEvent.click(button());
    fireEvent.click(await screen.findByRole('button', { name: 'Write another message' }));
    expect(field('Name')).toHaveFocus();
    for (const label of Object.keys(GOOD)) expect(field(label).value).toBe('');
    expect(screen.queryByText(messages.contactSent)).not.toBeInTheDocument();
    expect(button()).toBeVisible();
  });

  it.each([
    ['the server’s words', refusal(429, messages.tooManyAttempts), messages.tooManyAttempts],
    ['a server that gives no reason', () => json({}, 502), messages.contactNotSent],
    ['a server that does not answer', () => Promise.reject(new TypeError('Failed')), messages.networkError],
  ])('tells %s, and keeps what was written', async (_what, answer, sentence) => {
    answerWith(answer);
    const { showToast } = show();
    fill(GOOD);
    fireEvent.click(button());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', sentence);
    for (const [label, value] of Object.entries(GOOD)) expect(field(label).value).toBe(value);
  });

  it('puts the server’s words beside their field', async () => {
    answerWith(refusal(400, messages.tooLong(5000), 'message'));
    const { showToast } = show();
    fill(GOOD);
    fireEvent.click(button());
    await waitFor(() => expect(field('Message')).toHaveAccessibleDescription(messages.tooLong(5000)));
    expect(showToast).not.toHaveBeenCalled();
  });

  it('has a field for robots that no person meets', () => {
    const { container } = show();
    const trap = container.querySelector('input[name="website"]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap?.closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });

  it('names the society’s address where there is no script', () => {
    const html = renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <SiteContext value={siteOf({ email: 'hello@sphuran.example' })}>
          <Contact section={section} />
        </SiteContext>
      </ThemeProvider>,
    );
    const [, aside = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
    expect(aside).toContain('This form needs JavaScript, which is switched off here.');
    expect(aside).toContain('href="mailto:hello@sphuran.example"');
    expect(html).not.toContain('<iframe');
  });
});

describe('the map (site §2.2, §8, §9)', () => {
  const HERE = { latitude: 29.947312, longitude: 76.816991 };
  type Locate = Geolocation['getCurrentPosition'];

  function showWith(locate: Locate, state: PermissionState | 'unknown' = 'prompt') {
    const getCurrentPosition = vi.fn<Locate>(locate);
    const query = () => (state === 'unknown' ? Promise.reject(new TypeError()) : Promise.resolve({ state }));
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } });
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const bringIntoSight = setSightLater();
    show();
    return { getCurrentPosition, logged, bringIntoSight };
  }
  const grant: Locate = (found) => found({ coords: HERE } as GeolocationPosition);
  const refuse: Locate = (_found, failed) => failed?.({ code: 1 } as GeolocationPositionError);
  const map = () => screen.queryByTitle('Map of the area around you');

  it('asks where the visitor is only when the section has come into sight', async () => {
    const { getCurrentPosition, bringIntoSight } = showWith(grant);
    await Promise.resolve();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(map()).not.toBeInTheDocument();
    bringIntoSight();
    await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce());
  });

  it.each(['prompt', 'granted', 'unknown'] as const)(
    'appears once the visitor’s place is told, around it, at zoom 14 (permission: %s)',
    async (state) => {
      showWith(grant, state).bringIntoSight();
      const frame = await screen.findByTitle('Map of the area around you');
      const address = new URL(frame.getAttribute('src') ?? '');
      expect(address.origin).toBe('https://www.google.com');
      expect(Object.fromEntries(address.searchParams)).toEqual({ q: '29.947,76.817', z: '14', output: 'embed' });
      expect(frame).toHaveAttribute('loading', 'lazy');
      expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    },
  );

  it('stays away when the visitor refuses: it is only logged', async () => {
    const { logged, bringIntoSight } = showWith(refuse);
    bringIntoSight();
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Error getting user location:', { code: 1 }));
    expect(map()).not.toBeInTheDocument();
    expect(button()).toBeVisible();
  });

  it('does not ask somebody who has refused before', async () => {
    const { getCurrentPosition, logged, bringIntoSight } = showWith(grant, 'denied');
    bringIntoSight();
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(map()).not.toBeInTheDocument();
  });
});
