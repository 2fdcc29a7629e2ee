import { ANNOUNCEMENT_TITLE_MAX_CHARS, messages, RICH_TEXT_MAX_CHARS, richTextToPlain, type RichText } from 'contracts';

interface Faults {
  title?: string;
  description?: string;
}

/** What is wrong with an announcement before it is sent; the server has the last word. */
export function checkAnnouncement(title: string, description: RichText): Faults {
  const faults: Faults = {};
  const words = richTextToPlain(description);
  if (title.trim() === '') faults.title = messages.titleMissing;
  else if (title.trim().length > ANNOUNCEMENT_TITLE_MAX_CHARS) {
    faults.title = messages.tooLong(ANNOUNCEMENT_TITLE_MAX_CHARS);
  }
  if (words.trim() === '') faults.description = messages.descriptionMissing;
  else if (words.length > RICH_TEXT_MAX_CHARS) faults.description = messages.tooLong(RICH_TEXT_MAX_CHARS);
  return faults;
}
