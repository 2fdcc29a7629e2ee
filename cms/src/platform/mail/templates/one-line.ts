/**
 * A text in one line: control characters, those that turn the direction of writing among them, and whatever breaks lines
 * become a space. What joins letters stays, as scripts of India and many emoji are written with it.
 */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Z}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
