import { styled } from '@mui/material/styles';
import type { Suggestion } from 'contracts';

import { Tag } from '../../components/Tag';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const LABELS: Record<Suggestion['shares'][number], string> = {
  year: 'Same year',
  company: 'Same company',
  skills: 'Shared skills',
};

/** What two people share. */
export function SharedTraits({ shares }: Pick<Suggestion, 'shares'>) {
  return (
    <Row>
      {shares.map((trait) => (
        <Tag key={trait}>{LABELS[trait]}</Tag>
      ))}
    </Row>
  );
}
