import Cameraswitch from '@mui/icons-material/CameraswitchOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import VideocamOff from '@mui/icons-material/VideocamOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { night } from '../../../../lib/night';
import { useCamera, type CameraState } from '../camera/useCamera';

const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  color: night.text,
  // The product's dot grid on its night, until there is a picture.
  backgroundColor: night.background,
  backgroundImage: `radial-gradient(${night.hairline} 1.2px, transparent 1.6px)`,
  backgroundSize: '24px 24px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
}));

const Picture = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  maxHeight: '56svh',
  width: '100%',
  '& video': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
});

/** Four corners of where a code is held. */
const Corners = styled('div')(({ theme }) => {
  const line = `3px solid ${theme.vars.palette.primary.main}`;
  const corner = { content: '""', position: 'absolute', width: 34, height: 34 } as const;
  return {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    height: '68%',
    aspectRatio: '1',
    pointerEvents: 'none',
    '& i': { ...corner },
    '& i:nth-of-type(1)': { top: 0, left: 0, borderTop: line, borderLeft: line },
    '& i:nth-of-type(2)': { top: 0, right: 0, borderTop: line, borderRight: line },
    '& i:nth-of-type(3)': { bottom: 0, left: 0, borderBottom: line, borderLeft: line },
    '& i:nth-of-type(4)': { bottom: 0, right: 0, borderBottom: line, borderRight: line },
  };
});

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: 24,
  textAlign: 'center',
  '& svg': { fontSize: 40 },
  '& p': { maxWidth: '38ch', color: night.textMuted },
  '& strong': { ...theme.typography.h4, color: night.text },
}));

const Tools = styled('div')({
  position: 'absolute',
  top: 12,
  right: 12,
  display: 'flex',
  gap: 8,
  '& button, & button:hover': { color: night.text, backgroundColor: 'rgba(8, 9, 24, 0.72)', border: 0 },
});

/** What stands in the picture's place. */
const STATES: Record<Exclude<CameraState, 'on'>, { title: string; text: string }> = {
  off: { title: 'Scan tickets with the camera', text: 'Hold each QR code into the picture, from paper or a phone.' },
  starting: { title: 'Starting the camera', text: 'The browser may ask you to allow it.' },
  forbidden: {
    title: 'The camera is not allowed',
    text: 'Allow it for this site in the browser’s settings, or enter the codes by hand.',
  },
  missing: { title: 'This device has no camera', text: 'Enter the codes by hand: they stand below each QR code.' },
  busy: {
    title: 'The camera does not answer',
    text: 'Another program may be using it. Try again, or enter the codes by hand.',
  },
};

interface ScannerProps {
  onCode: (text: string) => void;
  /** What became of the last scan, below the picture. */
  children: ReactNode;
}

/** The camera's picture, or the way to it. */
export function Scanner({ onCode, children }: ScannerProps) {
  const { state, video, start, stop, next } = useCamera(onCode);
  const isOn = state === 'on';
  return (
    <Stage>
      <Picture>
        {/* It shows what stands before it: there is nothing to caption. */}
        <video ref={video} muted playsInline hidden={!isOn} aria-label="Picture of the camera" />
        {isOn ? (
          <>
            <Corners>
              <i />
              <i />
              <i />
              <i />
            </Corners>
            <Tools>
              {next && (
                <Button size="small" startIcon={<Cameraswitch />} onClick={next}>
                  Other camera
                </Button>
              )}
              <Button size="small" startIcon={<VideocamOff />} onClick={stop}>
                Stop camera
              </Button>
            </Tools>
          </>
        ) : (
          <Words role="status">
            <PhotoCamera aria-hidden="true" />
            <strong>{STATES[state].title}</strong>
            <p>{STATES[state].text}</p>
            {state !== 'starting' && (
              <Button variant="contained" onClick={start}>
                {state === 'off' ? 'Start camera' : 'Try again'}
              </Button>
            )}
          </Words>
        )}
      </Picture>
      <div role="status" aria-live="assertive">
        {children}
      </div>
    </Stage>
  );
}
