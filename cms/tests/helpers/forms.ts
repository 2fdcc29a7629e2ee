import type { Sending } from './browser';

const BOUNDARY = '----society-tests-boundary';

/** A part of a multipart form; with a file name it is a file. */
interface Part {
  name: string;
  content: string | Buffer;
  fileName?: string;
  type?: string;
}

/** A form as a browser sends it when it holds files. */
export function multipart(...parts: Part[]): Required<Pick<Sending, 'method' | 'body' | 'headers'>> {
  const chunks = parts.flatMap(({ name, content, fileName, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        (fileName === undefined ? '\r\n\r\n' : `; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`),
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST',
    body: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** The form of a profile's picture (member §7). */
export const pictureForm = (content: string | Buffer, { fileName = 'me.jpg', type = 'image/jpeg' } = {}) =>
  multipart({ name: 'profileImage', fileName, type, content });
