import type { ConsoleWords } from 'contracts';

import { capital } from '../../shared/capital';
import type { Described } from './definition';

/** What the screens of a resource say: sentences of one kind for all (admin §8), but for those that it names itself. */
export function wordsOf({ nouns: [one, many], words }: Described): ConsoleWords {
  return {
    title: capital(many),
    lead: '',
    unit: many,
    searched: 'Words',
    add: `Add ${one}`,
    edit: `Edit ${one}`,
    empty: { title: `No ${many} yet`, text: `The first ${one} appears here.` },
    nothingFound: { title: `No ${many} found`, text: `Try other words, or look among all ${many}.` },
    listNotLoaded: `Failed to load ${many}`,
    notLoaded: `Failed to load ${one}`,
    created: `${capital(one)} created successfully`,
    updated: `${capital(one)} updated successfully`,
    notSaved: `Failed to save ${one}`,
    deletion: 'Delete {name}',
    confirmDeletion: `Are you sure you want to delete this ${one}?`,
    deleted: `${capital(one)} deleted successfully`,
    notDeleted: `Failed to delete ${one}`,
    oneSelected: `Delete 1 ${one}`,
    severalSelected: `Delete {count} ${many}`,
    confirmSeveral: `Are you sure you want to delete these {count} ${many}?`,
    severalDeleted: `{count} ${many} deleted successfully`,
    severalNotDeleted: `Failed to delete ${many}`,
    ...words,
  };
}
