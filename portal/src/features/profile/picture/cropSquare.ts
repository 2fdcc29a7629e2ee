/** Edge of the square that is sent of a picture whose part has been chosen, in pixels; the server keeps less. */
const MAX_EDGE = 1024;

interface Size {
  width: number;
  height: number;
}

/**
 * The largest square of a picture.
 * @param place where it lies along the longer side, from 0 (left or top) to 1
 */
export function squareOf({ width, height }: Size, place: number): { x: number; y: number; edge: number } {
  const edge = Math.min(width, height);
  return { x: Math.round((width - edge) * place), y: Math.round((height - edge) * place), edge };
}

/**
 * Cuts that square out of a picture that has loaded.
 * @throws Error where the browser cannot
 */
export function cropSquare(image: HTMLImageElement, place: number): Promise<Blob> {
  const { x, y, edge } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, place);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(edge, MAX_EDGE);
  canvas.getContext('2d')?.drawImage(image, x, y, edge, edge, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut.')));
    canvas.toBlob(take, 'image/webp', 0.92);
  });
}
