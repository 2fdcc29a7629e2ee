import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RichText } from 'contracts';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { stubRanges } from '../../tests/ranges';
import { renderInPage } from '../../tests/render';
import RichTextEditor from './RichTextEditor';

const paragraph = (text: string, marks: object = {}): RichText[number] => ({
  type: 'paragraph',
  children: [{ type: 'text', text, ...marks }],
});

/** By its label alone: to work out every role on the page takes jsdom a second. */
const button = (label: string) =>
  screen.getByText(
    (_text, element) =>
      element?.matches('button') === true && (element.getAttribute('aria-label') ?? element.textContent) === label,
  );

beforeAll(stubRanges);

function write(initial: RichText) {
  const onChange = vi.fn<(text: RichText) => void>();
  renderInPage(<RichTextEditor label="Text" initial={initial} onChange={onChange} />);
  const area = screen.getByLabelText('Text', { selector: '.tiptap' });
  /** Chooses all of the text, as a person does. */
  const chooseAll = () =>
    act(() => {
      area.focus();
      document.getSelection()?.selectAllChildren(area);
      document.dispatchEvent(new Event('selectionchange'));
    });
  return { onChange, area, chooseAll, user: userEvent.setup({ delay: null }) };
}

describe('the editor', () => {
  it('shows the text as it is read', () => {
    const { area } = write([
      paragraph('bold', { bold: true }),
      { type: 'heading', level: 3, children: [{ type: 'text', text: 'When' }] },
    ]);
    expect(area.querySelector('strong')).toHaveTextContent('bold');
    expect(area.querySelector('h3')).toHaveTextContent('When');
    expect(area).toHaveAttribute('aria-multiline', 'true');
  });

  it.each([
    ['Bold', { bold: true }],
    ['Italic', { italic: true }],
    ['Underline', { underline: true }],
    ['Strikethrough', { strikethrough: true }],
    ['Code', { code: true }],
  ])('marks the chosen words: %s', async (label, marks) => {
    const { onChange, chooseAll, user } = write([paragraph('words')]);
    chooseAll();
    await user.click(button(label));
    expect(onChange).toHaveBeenLastCalledWith([paragraph('words', marks)]);
    expect(button(label)).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['Heading 2', { type: 'heading', level: 2 }],
    ['Heading 4', { type: 'heading', level: 4 }],
    ['Quote', { type: 'quote' }],
  ])('turns a paragraph into another block: %s', async (label, block) => {
    const { onChange, user } = write([paragraph('words')]);
    await user.click(button(label));
    expect(onChange).toHaveBeenLastCalledWith([{ ...block, children: [{ type: 'text', text: 'words' }] }]);
  });

  it('makes a list, and takes the change back', async () => {
    const { onChange, user } = write([paragraph('words')]);
    const undo = button('Undo');
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Numbered list'));
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ type: 'list', format: 'ordered' }]);
    await user.click(undo);
    expect(onChange).toHaveBeenLastCalledWith([paragraph('words')]);
  });
});

describe('a link', () => {
  const link = async (address: string) => {
    const written = write([paragraph('here')]);
    written.chooseAll();
    await written.user.click(button('Link'));
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: address } });
    await written.user.click(button('Set link'));
    return written;
  };

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['example.com/a', 'https://example.com/a'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['/events', '/events'],
  ])('to %s leads to %s', async (entered, url) => {
    const { onChange } = await link(entered);
    const children = [{ type: 'link', url, children: [{ type: 'text', text: 'here' }] }];
    expect(onChange).toHaveBeenLastCalledWith([{ type: 'paragraph', children }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '#team', 'nowhere'])(
    'to %s is refused (security matrix 18)',
    async (entered) => {
      const { onChange } = await link(entered);
      expect(screen.getByText('Links start with https://, mailto: or /')).toBeVisible();
      expect(onChange).not.toHaveBeenCalled();
    },
  );
});

describe('the toolbar by keyboard', () => {
  it('is one stop for Tab; arrows, Home and End go through it, Escape leads back into the text', async () => {
    const { area, user } = write([paragraph('words')]);
    await user.tab();
    expect(button('Undo')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('Redo')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Link')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('Undo')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(area).toHaveFocus());
    await user.keyboard('{Alt>}{F10}{/Alt}');
    expect(button('Undo')).toHaveFocus();
  });

  it('says what each button is and does', () => {
    write([paragraph('words')]);
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
    expect(screen.getByLabelText('Formatting')).toHaveAttribute('aria-controls');
  });
});

describe('what is pasted is narrowed to what pages show', () => {
  it.each([
    [
      'a word processor',
      '<p class="MsoNormal" style="color:red"><b>Bold</b><o:p></o:p></p><h2 onclick="alert(1)">Head</h2><table><tr><td>Cell</td></tr></table>',
    ],
    [
      'a hostile page',
      '<p><b>Bold</b><img src="x" onerror="alert(1)"><script>alert(1)</script></p><h2>Head</h2><p><a href="javascript:alert(1)">Cell</a></p><figure data-picture=\'{"url":"https://evil.example/x.gif","sources":[]}\'></figure>',
    ],
  ])('from %s', (_from, html) => {
    const { onChange, area } = write([]);
    const clipboardData = {
      getData: (type: string) => (type === 'text/html' ? html : ''),
      types: ['text/html'],
      files: [],
      items: [],
    };
    act(() => {
      area.focus();
      area.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
    });
    expect(onChange).toHaveBeenLastCalledWith([
      paragraph('Bold', { bold: true }),
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Head' }] },
      paragraph('Cell'),
    ]);
  });
});
