import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Redo from '@mui/icons-material/Redo';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Undo from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ComponentType } from 'react';

/** A button of the toolbar. */
export interface Tool {
  label: string;
  /** For `aria-keyshortcuts`; Control stands for Command on a Mac. */
  shortcut?: string;
  /** A picture, or a word or two. */
  face: ComponentType<{ 'aria-hidden': true }> | string;
  /** The next tool does something of another kind. */
  endsGroup?: true;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether what it does is done where the cursor stands; absent where it only acts. */
  isOn?: (editor: Editor) => boolean;
  /** Told apart from being on: there is nothing to undo, or no list to move in. */
  isOff?: (editor: Editor) => boolean;
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name);

const heading = (level: 2 | 3 | 4): Tool => ({
  label: `Heading ${level}`,
  shortcut: `Control+Alt+${level}`,
  face: `H${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** What stands before the link's button. */
export const tools: readonly Tool[] = [
  {
    label: 'Undo',
    shortcut: 'Control+Z',
    face: Undo,
    run: (chain) => chain.undo(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: 'Redo',
    shortcut: 'Control+Shift+Z',
    face: Redo,
    endsGroup: true,
    run: (chain) => chain.redo(),
    isOff: (editor) => !editor.can().redo(),
  },
  heading(2),
  heading(3),
  { ...heading(4), endsGroup: true },
  { label: 'Bold', shortcut: 'Control+B', face: FormatBold, run: (chain) => chain.toggleBold(), isOn: mark('bold') },
  {
    label: 'Italic',
    shortcut: 'Control+I',
    face: FormatItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: mark('italic'),
  },
  {
    label: 'Underline',
    shortcut: 'Control+U',
    face: FormatUnderlined,
    run: (chain) => chain.toggleUnderline(),
    isOn: mark('underline'),
  },
  {
    label: 'Strikethrough',
    shortcut: 'Control+Shift+S',
    face: StrikethroughS,
    run: (chain) => chain.toggleStrike(),
    isOn: mark('strike'),
  },
  {
    label: 'Code',
    shortcut: 'Control+E',
    face: Code,
    endsGroup: true,
    run: (chain) => chain.toggleCode(),
    isOn: mark('code'),
  },
  {
    label: 'Bulleted list',
    shortcut: 'Control+Shift+8',
    face: FormatListBulleted,
    run: (chain) => chain.toggleBulletList(),
    isOn: mark('bulletList'),
  },
  {
    label: 'Numbered list',
    shortcut: 'Control+Shift+7',
    face: FormatListNumbered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: mark('orderedList'),
  },
  {
    label: 'Move out in the list',
    shortcut: 'Control+[',
    face: FormatIndentDecrease,
    run: (chain) => chain.liftListItem('listItem'),
    isOff: (editor) => !editor.can().liftListItem('listItem'),
  },
  {
    label: 'Move in in the list',
    shortcut: 'Control+]',
    face: FormatIndentIncrease,
    endsGroup: true,
    run: (chain) => chain.sinkListItem('listItem'),
    isOff: (editor) => !editor.can().sinkListItem('listItem'),
  },
  {
    label: 'Quote',
    shortcut: 'Control+Shift+B',
    face: FormatQuote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: mark('blockquote'),
  },
  {
    label: 'Code block',
    shortcut: 'Control+Alt+C',
    face: DataObject,
    endsGroup: true,
    run: (chain) => chain.toggleCodeBlock(),
    isOn: mark('codeBlock'),
  },
];
