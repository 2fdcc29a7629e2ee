import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import { faultOf, isCameraAllowed, listCameras, openCamera, type CameraFault } from './open-camera';
import { readCodes } from './read-codes';

export type CameraState = 'off' | 'starting' | 'on' | CameraFault;

interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
  /** Takes the next of several cameras; null where there is but one. */
  next: (() => void) | null;
}

/** A camera that reads codes. It starts by itself where it is allowed already. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState<{ deviceId: string | null } | null>(null);
  const [state, setState] = useState<CameraState>('off');
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    let isCurrent = true;
    void isCameraAllowed().then((isAllowed) => {
      if (isAllowed && isCurrent) setWanted({ deviceId: null });
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    const player = video.current;
    if (!wanted || !player) return;
    let isCurrent = true;
    const endings: (() => void)[] = [];
    const run = async () => {
      setState('starting');
      const stream = await openCamera(wanted.deviceId);
      endings.push(() => stream.getTracks().forEach((track) => track.stop()));
      if (!isCurrent) return;
      player.srcObject = stream;
      await player.play();
      setCameras(await listCameras());
      setState('on');
      endings.push(
        readCodes(player, (text) => latest.current(text)),
        keepAwake(),
      );
    };
    run()
      .catch((error: unknown) => {
        if (isCurrent) setState(faultOf(error));
      })
      .finally(() => {
        if (!isCurrent) endings.splice(0).forEach((end) => end());
      });
    return () => {
      isCurrent = false;
      endings.splice(0).forEach((end) => end());
      player.srcObject = null;
      setState('off');
    };
  }, [wanted]);

  const start = useCallback(() => setWanted({ deviceId: null }), []);
  const stop = useCallback(() => setWanted(null), []);
  const next = () => {
    const used = (video.current?.srcObject as MediaStream | null)?.getVideoTracks()[0]?.getSettings().deviceId;
    const index = cameras.findIndex(({ deviceId }) => deviceId === used);
    setWanted({ deviceId: cameras[(index + 1) % cameras.length]?.deviceId ?? null });
  };
  return { state, video, start, stop, next: cameras.length > 1 ? next : null };
}

/** Keeps the screen from going dark between two guests, where the browser can. @returns what lets it */
function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  // Refused when the battery is low: then the screen may go dark.
  const lock = navigator.wakeLock.request('screen').catch(() => null);
  return () => void lock.then((held) => held?.release());
}
