import { styled } from '@mui/material/styles';
import { api, AVATAR_RECOMMENDED_PIXELS, IMAGE_MAX_BYTES, messages, type Image } from 'contracts';
import { useEffect, useId, useRef, useState } from 'react';

import { Avatar } from '../../../components/Avatar';
import { Button } from '../../../components/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Failure } from '../../../components/form/Failure';
import { send } from '../../../lib/fetcher';
import { sentenceFor } from '../../../lib/sentenceFor';
import { useToast } from '../../../lib/useToast';
import { useProfileChange } from '../useProfileChange';
import { PicturePreview } from './PicturePreview';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '20px 28px' });
const Square = styled(Avatar)(({ theme }) => ({
  borderRadius: theme.vars.shape.borderRadius,
  '&& > *': { borderRadius: 0 },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
}));

const SENTENCES = { noAnswer: messages.networkError, fallback: messages.imageNotUpdated };

interface PictureEditorProps {
  name: string;
  picture: Image | null;
}

/** The own picture: choose one, see it square before it is sent, or take it away (member §2, §5). */
export function PictureEditor({ name, picture }: PictureEditorProps) {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const showToast = useToast();
  const refreshProfile = useProfileChange();
  const url = chosen?.url;
  useEffect(() => {
    if (url) return () => URL.revokeObjectURL(url);
  }, [url]);

  const choose = (file: File | undefined) => {
    const fault = file && faultOf(file);
    setFailure(fault ?? '');
    if (file && !fault) setChosen({ file, url: URL.createObjectURL(file) });
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  const remove = async () => {
    setRemoving(true);
    try {
      await send('DELETE', api.ownProfileImage());
      await refreshProfile();
      showToast('success', messages.imageRemoved);
    } catch (error) {
      showToast('error', sentenceFor(error, SENTENCES));
    }
    setRemoving(false);
    setAsking(false);
  };

  return (
    <>
      <Row>
        <Square name={name} picture={picture} size={128} />
        <div>
          <Ways>
            <Button type="button" look="outlined" aria-describedby={hintId} onClick={() => input.current?.click()}>
              {picture ? 'Choose another picture' : 'Choose a picture'}
            </Button>
            {picture && (
              <Button type="button" look="outlined" onClick={() => setAsking(true)}>
                Remove
              </Button>
            )}
          </Ways>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="Profile picture"
            hidden
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Hint id={hintId}>
            Best square, at least {AVATAR_RECOMMENDED_PIXELS} × {AVATAR_RECOMMENDED_PIXELS} pixels. 5 MB at most.
          </Hint>
          <Failure role="alert">{failure}</Failure>
        </div>
      </Row>
      {chosen && <PicturePreview {...chosen} onClose={() => setChosen(null)} />}
      <ConfirmDialog
        open={isAsking}
        question="Remove your profile picture?"
        action="Remove"
        isBusy={isRemoving}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** What can be told of a file before it is sent (member §5, design §6). */
function faultOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return messages.imageMissing;
  return size > IMAGE_MAX_BYTES ? messages.imageTooLarge : undefined;
}
