import { useEffect, useState } from 'react';

import { fileFault } from './fileFault';

export interface ChosenFile {
  file: File | null;
  /** Of a picture, to show it before it is sent. */
  url: string | null;
  /** What is wrong with the one chosen last. */
  fault: string;
  choose: (file: File | undefined) => void;
  remove: () => void;
}

/** The file that goes along with the message that is being written. */
export function useChosenFile(): ChosenFile {
  const [chosen, setChosen] = useState<{ file: File; url: string | null } | null>(null);
  const [fault, setFault] = useState('');
  const url = chosen?.url ?? null;
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);
  return {
    file: chosen?.file ?? null,
    url,
    fault,
    choose(file) {
      if (!file) return;
      const found = fileFault(file) ?? '';
      setFault(found);
      if (found) return;
      setChosen({ file, url: file.type.startsWith('image/') ? URL.createObjectURL(file) : null });
    },
    remove() {
      setChosen(null);
      setFault('');
    },
  };
}
