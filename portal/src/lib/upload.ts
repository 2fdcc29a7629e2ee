import { messages } from 'contracts';

import { ApiError, readAnswer } from './fetcher';

interface Upload {
  /** Name of the form's field. */
  field: string;
  file: Blob;
  /** Words that come along. */
  fields?: Readonly<Record<string, string>>;
  /** Told the share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Breaks the upload off. */
  signal: AbortSignal;
}

/**
 * Sends a file as a form. By XMLHttpRequest, as `fetch` tells nothing of how far it is.
 * @param path one of `api` of contracts
 * @throws ApiError as `fetcher` does; status 0 also when it was broken off
 */
export function upload(path: string, { field, file, fields = {}, onProgress, signal }: Upload): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, messages.networkError));
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      resolve(new Promise((take) => take(readAnswer(request.status, parse(request.responseText)))));
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
