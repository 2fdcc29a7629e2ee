import { styled } from '@mui/material/styles';
import { DASHBOARD_ROWS, paths } from 'contracts';
import { Link } from 'react-router-dom';

import { CardFrame } from '../../../components/card/CardFrame';
import type { DashboardCardProps } from '../../../components/card/DashboardCard';
import { RowList } from '../../../components/card/RowList';
import { RowTitle } from '../../../components/card/RowTitle';
import { alumniBoard } from '../alumni/alumniBoard';
import { typeOn } from '../boards';

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 4,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));
const Kind = styled('span')({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } });

/** The latest jobs: a card of the dashboards. */
export function JobsCard({ dashboard: { jobs } }: DashboardCardProps) {
  return (
    <CardFrame title="Jobs" more={{ name: 'jobs', href: paths.alumniJobs() }}>
      <RowList items={jobs} max={DASHBOARD_ROWS}>
        {({ _id, title, company, location, type }) => (
          <article>
            <RowTitle>
              <Link to={paths.alumniJob(_id)}>{title}</Link>
            </RowTitle>
            <Facts>
              {company} · {location} · <Kind>{typeOn(alumniBoard, type)}</Kind>
            </Facts>
          </article>
        )}
      </RowList>
    </CardFrame>
  );
}
