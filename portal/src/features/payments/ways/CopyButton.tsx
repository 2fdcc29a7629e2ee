import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { useState } from 'react';
import { VisuallyHidden } from 'ui';

import { IconButton } from '../../../components/IconButton';
import { useToast } from '../../../lib/useToast';

/** Puts a text where the payer's app can be given it. @param of what it is called */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const [isCopied, setCopied] = useState(false);
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showToast('info', `Please copy it by hand: ${text}`);
    }
  };
  return (
    <>
      <IconButton type="button" aria-label={`Copy ${of}`} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <ContentCopy aria-hidden="true" />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied && 'Copied'}</VisuallyHidden>
    </>
  );
}
