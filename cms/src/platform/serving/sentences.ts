const CLIENT_FAULT = 'The request could not be understood.';
const SERVER_FAULT = 'Something went wrong on our side. Please try again.';

/** What a person reads where the server has nothing more exact to say, by status. */
const BY_STATUS: Record<number, string> = {
  400: CLIENT_FAULT,
  401: 'Please sign in first.',
  403: 'You are not allowed to do this.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that kind of request.',
  408: 'The request took too long. Please try again.',
  409: 'This has been changed or taken in the meantime.',
  413: 'What was sent is too large.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many requests. Please wait a minute and try again.',
  500: SERVER_FAULT,
  503: 'The service is not available right now. Please try again in a moment.',
};

/** The general sentence for a status. */
export function sentenceFor(status: number): string {
  return BY_STATUS[status] ?? (status >= 500 ? SERVER_FAULT : CLIENT_FAULT);
}

export const MALFORMED_ADDRESS = 'The address is not written correctly.';
export const MALFORMED_JSON = 'The request does not hold valid JSON.';
export const BROKEN_TEXT = 'Text must be valid Unicode.';
export const NO_OBJECT = 'The request is a list, where one object was expected.';
export const NUL_CHARACTER = 'Text must not contain the NUL character.';
export const TOO_DEEP = 'The request is nested too deeply.';
