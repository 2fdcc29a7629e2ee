/** Why there is no picture: forbidden, no camera at all, or one that another program has. */
export type CameraFault = 'forbidden' | 'missing' | 'busy';

/** Wide enough for a code at an arm's length; more would only be slower to read. */
const IDEAL_WIDTH = 1280;

/**
 * Asks for a camera: the one at the back, or the one that is named.
 * @throws DOMException, which `faultOf` reads
 */
export function openCamera(deviceId: string | null): Promise<MediaStream> {
  const video = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' };
  return navigator.mediaDevices.getUserMedia({ video: { ...video, width: { ideal: IDEAL_WIDTH } }, audio: false });
}

/** What a failure of `openCamera` means to people. */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'forbidden';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/** Whether the camera may be used without asking again. Browsers that cannot tell are asked. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'granted';
  } catch {
    return false;
  }
}

/** The cameras of this device, once one of them may be used. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  return (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
}
