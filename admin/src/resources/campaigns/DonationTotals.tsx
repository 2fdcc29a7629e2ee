import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { api, GENERAL_DONATIONS, type DonationTotals as Totals, type One } from 'contracts';
import { Link } from 'react-router-dom';

import { inRupees } from '../../components/money/amount';
import { Numbers } from '../../components/money/Numbers';
import { Panel } from '../../components/Panel';
import { reasonOf } from '../../components/useToast';
import { DENSE } from '../../lib/type';
import { call } from '../../providers/http';
import { donationsAddress } from './addresses';

const Box = styled(Panel)({ marginBottom: 20, overflow: 'hidden' });
const Foot = styled('p')(({ theme }) => ({
  ...DENSE,
  padding: '10px 16px',
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What was given in all, and of it what is for no campaign. */
export function DonationTotals() {
  const { data, error } = useQuery({
    queryKey: ['campaigns', 'totals'],
    queryFn: async () => (await call<One<Totals>>(api.donationTotals())).data,
  });
  if (error && !data) return <p role="alert">{reasonOf(error)}</p>;
  return (
    <Box aria-label="Donations in all" aria-busy={!data}>
      <Numbers
        numbers={[
          ['Raised', data && inRupees(data.raised)],
          ['Donations', data?.donations.toLocaleString('en-IN')],
          ['Spent', data && inRupees(data.spent)],
          ['Open campaigns', data?.open.toLocaleString('en-IN')],
        ]}
      />
      {data && (
        <Foot>
          <Link to={donationsAddress(GENERAL_DONATIONS)}>
            {data.general.donations.toLocaleString('en-IN')} of them for no campaign
          </Link>
          : {inRupees(data.general.raised)}
        </Foot>
      )}
    </Box>
  );
}
