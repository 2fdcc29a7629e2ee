import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Upload from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import type { ConsoleField, ConsoleFile } from 'contracts';
import { useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';

import { useToast } from '../../components/useToast';
import type { ConsoleDataProvider } from '../../providers/data';
import { MediaLibrary } from './MediaLibrary';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What the browser's own dialog offers of each kind. */
const TYPES: Readonly<Record<string, string>> = {
  images: 'image/*',
  videos: 'video/mp4,video/webm',
  audios: 'audio/*',
  files: 'application/pdf',
};

interface MediaButtonsProps {
  field: ConsoleField;
  onChoose: (file: ConsoleFile) => void;
}

/** The ways to a file: from this device, or from the media library. */
export function MediaButtons({ field: { label, accepts, isMany }, onChoose }: MediaButtonsProps) {
  const { upload } = useDataProvider<ConsoleDataProvider>();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: upload,
    onError: (error) => toast.failure('Failed to upload the file', error),
  });
  const send = async (files: FileList | null) => {
    for (const file of files ?? []) {
      const stored = await mutateAsync(file).catch(() => undefined);
      if (stored) onChoose(stored);
    }
    if (input.current) input.current.value = '';
  };
  return (
    <Row>
      <input
        ref={input}
        id={inputId}
        type="file"
        hidden
        aria-label={`Upload for ${label}`}
        accept={accepts.map((kind) => TYPES[kind]).join()}
        multiple={isMany}
        onChange={({ target }) => void send(target.files)}
      />
      <Button variant="outlined" startIcon={<Upload />} disabled={isPending} onClick={() => input.current?.click()}>
        {isPending ? 'Uploading …' : 'Upload'}
      </Button>
      <Button variant="outlined" startIcon={<PhotoLibrary />} onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      <MediaLibrary kinds={accepts} open={isOpen} onChoose={onChoose} onClose={() => setOpen(false)} />
    </Row>
  );
}
