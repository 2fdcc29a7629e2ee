import { isSigned, sign, SIGNATURE } from '../../../platform/environment/signature';

/** `<feed>_<signature>`: characters that addresses take as they are. */
const TOKEN = new RegExp(`^([0-9a-f]{32})_(${SIGNATURE})$`);

/**
 * The token of a feed's address. Its signature is stored nowhere, so that whoever reads the database, or a copy of it,
 * cannot read the feed; yet the address can be shown again.
 */
export const feedToken = (feedId: string): string => `${feedId}_${sign(purposeOf(feedId))}`;

/** Reads a token. @returns the feed's id; null when the token was not made here */
export function readFeedToken(token: string): string | null {
  const [, feedId = '', signature = ''] = TOKEN.exec(token) ?? [];
  return feedId !== '' && isSigned(purposeOf(feedId), signature) ? feedId : null;
}

const purposeOf = (feedId: string): string => `calendar-feed:${feedId}`;
