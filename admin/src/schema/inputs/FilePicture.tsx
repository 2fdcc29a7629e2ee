import Description from '@mui/icons-material/DescriptionOutlined';
import Movie from '@mui/icons-material/MovieOutlined';
import { styled } from '@mui/material/styles';
import type { ConsoleFile } from 'contracts';

const Frame = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 48,
  height: 48,
  overflow: 'hidden',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.default,
  borderRadius: theme.vars.shape.borderRadius,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** A small picture of a file. Its name stands beside it. */
export function FilePicture({ file: { thumbnail, kind } }: { file: ConsoleFile }) {
  const Icon = kind === 'videos' ? Movie : Description;
  return <Frame>{thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Icon aria-hidden="true" />}</Frame>;
}
