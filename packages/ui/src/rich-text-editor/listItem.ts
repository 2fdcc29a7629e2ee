import { ListItem as BaseListItem } from '@tiptap/extension-list';

/**
 * A line of a list, with the lists that stand below it. Tab stays what leaves the text, as keyboards expect; lists are
 * moved in and out by the toolbar and by ⌘/Ctrl with brackets.
 */
export const ListItem = BaseListItem.extend({
  content: 'paragraph (bulletList | orderedList)*',

  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});
