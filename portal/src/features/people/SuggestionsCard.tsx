import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS, paths } from 'contracts';

import { CardFrame } from '../../components/card/CardFrame';
import type { DashboardCardProps } from '../../components/card/DashboardCard';
import { RowList } from '../../components/card/RowList';
import { ConnectButton } from './ConnectButton';
import { PersonLine } from '../../components/people/PersonLine';
import { SharedTraits } from './SharedTraits';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  marginTop: 8,
  '& > button': { marginLeft: 'auto' },
});

/** People that one may know, and the way to connect: a card of the dashboards. */
export function SuggestionsCard({ dashboard: { suggestions }, onDone }: DashboardCardProps) {
  return (
    <CardFrame title="People you may know" more={{ name: 'people you may know', href: paths.networking() }}>
      <RowList items={suggestions} max={DASHBOARD_ROWS}>
        {(suggestion) => (
          <PersonLine person={suggestion}>
            <Row>
              <SharedTraits shares={suggestion.shares} />
              <ConnectButton person={suggestion} look="outlined" onDone={onDone} />
            </Row>
          </PersonLine>
        )}
      </RowList>
    </CardFrame>
  );
}
