import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ConsoleField, ConsoleFile } from 'contracts';
import { useInput } from 'react-admin';

import { FilePicture } from './FilePicture';
import { hintOf, useChecks } from './checks';
import { InputFrame } from './InputFrame';
import { MediaButtons } from './MediaButtons';

const Files = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& li': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& a': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', textUnderlineOffset: '0.25em' },
}));

interface MediaInputProps {
  field: ConsoleField;
  source: string;
}

/** The files that a field names: uploaded here, or chosen from the media library. */
export default function MediaInput({ field, source }: MediaInputProps) {
  const { label, isMany, required } = field;
  const validate = useChecks(field);
  const { field: input, fieldState } = useInput({ source, validate, format: (value: unknown) => value });
  const value = [(input.value ?? []) as ConsoleFile | ConsoleFile[]].flat();
  const set = (chosen: ConsoleFile[]) => input.onChange(isMany ? chosen : (chosen.at(-1) ?? null));
  const fault = fieldState.error?.message?.replace(/^@@react-admin@@"?(.*?)"?$/, '$1');
  return (
    <InputFrame label={label} isRequired={required} hint={hintOf(field)} fault={fault}>
      {value.length > 0 && (
        <Files>
          {value.map((file) => (
            <li key={file.id}>
              <FilePicture file={file} />
              <a href={file.url} target="_blank" rel="noreferrer">
                {file.label}
              </a>
              <IconButton
                aria-label={`Remove ${file.label}`}
                onClick={() => set(value.filter(({ id }) => id !== file.id))}
              >
                <Close fontSize="small" />
              </IconButton>
            </li>
          ))}
        </Files>
      )}
      <MediaButtons
        field={field}
        onChoose={(file) => set(isMany ? [...value.filter(({ id }) => id !== file.id), file] : [file])}
      />
    </InputFrame>
  );
}
