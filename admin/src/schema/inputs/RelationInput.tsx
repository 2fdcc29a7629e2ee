import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isLinks, type ConsoleField, type ConsoleRelated } from 'contracts';
import { useState } from 'react';
import { useInput } from 'react-admin';

import { useResources } from '../useResources';
import { hintOf, useChecks } from './checks';
import { CreateRelated } from './CreateRelated';
import { ManyLinks } from './ManyLinks';
import { RelatedPicker } from '../../components/related/RelatedPicker';

const Box = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });

interface RelationInputProps {
  field: ConsoleField;
  source: string;
}

/** The records that a field names, found on the server, or added in place. */
export default function RelationInput({ field, source }: RelationInputProps) {
  const { label, isMany, placeholder, required, creates } = field;
  const validate = useChecks(field);
  const { field: input, fieldState } = useInput({ source, validate, format: (value: unknown) => value });
  const [adding, setAdding] = useState(false);
  const target = useResources().data?.find(({ name }) => name === creates);
  const fault = fieldState.error?.message?.replace(/^@@react-admin@@"?(.*?)"?$/, '$1');
  const stored: unknown = input.value;
  if (isLinks(stored)) {
    return <ManyLinks {...{ field, source, fault }} value={stored} hint={hintOf(field)} onChange={input.onChange} />;
  }
  const value = [(stored ?? []) as ConsoleRelated | ConsoleRelated[]].flat();
  const set = (chosen: ConsoleRelated[]) => input.onChange(isMany ? chosen : (chosen[0] ?? null));
  const add = (record: ConsoleRelated) => set(isMany ? [...value, record] : [record]);
  return (
    <Box>
      <RelatedPicker
        source={field.source ?? ''}
        {...{ label, isMany, value, placeholder }}
        isRequired={required}
        hint={hintOf(field)}
        fault={fault}
        onChange={set}
        onBlur={input.onBlur}
      />
      {target && (
        <Button size="small" startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => setAdding(true)}>
          {target.words.add}
        </Button>
      )}
      {target && <CreateRelated resource={target} open={adding} onClose={() => setAdding(false)} onCreated={add} />}
    </Box>
  );
}
