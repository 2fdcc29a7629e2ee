import { api, messages } from 'contracts';
import { useEffect, useRef, useState } from 'react';

import { sentenceFor } from '../../../lib/sentenceFor';
import { upload } from '../../../lib/upload';
import { useToast } from '../../../lib/useToast';
import { useProfileChange } from '../useProfileChange';

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.imageNotUpdated };

interface ImageUpload {
  /** The share that has been sent, from 0 to 1; null while nothing is. */
  progress: number | null;
  /** What went wrong, as a sentence. */
  failure: string;
  fail: (sentence: string) => void;
  /** Sends a picture. @param make gives the file */
  start: (make: () => Blob | Promise<Blob>) => Promise<void>;
}

/** Sends a picture to be the own one (member §7). Leaving breaks it off. @param onStored told once it is */
export function useImageUpload(onStored: () => void): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController | null>(null);
  const showToast = useToast();
  const refreshProfile = useProfileChange();
  useEffect(() => () => running.current?.abort(), []);

  const start: ImageUpload['start'] = async (make) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailure('');
    setProgress(0);
    try {
      const form = { field: 'profileImage', file: await make(), onProgress: setProgress, signal: controller.signal };
      await upload(api.ownProfileImage(), form);
      await refreshProfile();
      showToast('success', messages.imageUpdated);
      onStored();
    } catch (error) {
      if (!controller.signal.aborted) setFailure(sentenceFor(error, SENTENCES));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, failure, fail: setFailure, start };
}
