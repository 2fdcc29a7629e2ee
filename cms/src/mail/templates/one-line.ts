/** A text in one line: whatever breaks lines, or cannot be seen, becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
