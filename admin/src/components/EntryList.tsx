import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';

const List = styled('ol')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '6px 16px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > header': { display: 'flex', alignItems: 'center', marginRight: -8 },
  '& > header b': { ...theme.typography.body2, flex: 1, fontWeight: 600 },
}));

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface EntryListProps {
  /** The field that holds the list. */
  source: string;
  /** What one entry is called, such as `Question`. */
  name: string;
  /** How many fit. */
  max: number;
  /** What a new one begins with; of one kind, or of several that are told apart by their names. */
  blank?: Record<string, unknown>;
  kinds?: readonly { name: string; blank: Record<string, unknown> }[];
  /** What one of them is called. */
  titleOf?: (source: string) => string | undefined;
  /** @param source where the entry's own fields are */
  children: (source: string) => ReactNode;
}

/** Entries of a list in a form: added, moved and removed one by one. */
export function EntryList({ source, name, max, blank = {}, kinds, titleOf, children }: EntryListProps) {
  const { fields, append, move, remove } = useFieldArray({ name: source });
  const last = fields.length - 1;
  const addable = kinds ?? [{ name, blank }];
  return (
    <>
      {fields.length > 0 && (
        <List>
          {fields.map(({ id }, index) => (
            <Entry key={id}>
              <header>
                <b>
                  {titleOf?.(`${source}.${index}`) ?? name} {index + 1}
                </b>
                <IconButton
                  aria-label={`Move ${name.toLowerCase()} ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={`Move ${name.toLowerCase()} ${index + 1} down`}
                  disabled={index === last}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton aria-label={`Remove ${name.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
                  <Delete fontSize="small" />
                </IconButton>
              </header>
              {children(`${source}.${index}`)}
            </Entry>
          ))}
        </List>
      )}
      {fields.length < max && (
        <Choices>
          {addable.map((kind) => (
            <Button key={kind.name} variant="outlined" startIcon={<Add />} onClick={() => append(kind.blank)}>
              Add {kind.name.toLowerCase()}
            </Button>
          ))}
        </Choices>
      )}
    </>
  );
}
