import { styled } from '@mui/material/styles';
import { formatMonth, paths, shareImages, zoneLetters } from 'contracts';
import { useSearchParams } from 'react-router-dom';

import { Container } from '../../../components/Container';
import { PageHead } from '../../../components/PageHead';
import { PageHeader } from '../../../components/PageHeader';
import { TabLinks } from '../../../components/TabLinks';
import { useNow } from '../../../lib/useNow';
import { useSite } from '../../../lib/useSite';
import { EventChoices } from '../EventChoices';
import { choiceOf } from '../eventsAddress';
import { lazyEventMonth } from '../lazyParts';
import { ListOrMonth } from '../ListOrMonth';
import { monthOf, monthPathFor } from './monthAddress';
import { monthAt, monthsLater } from './months';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBlock: 'clamp(24px, 3vw, 40px) 20px',
});
const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h3 }));

/** A month of the society's events, and the ways to those before and after it. */
export default function EventMonthPage() {
  const site = useSite();
  const [search] = useSearchParams();
  const { timeZone } = site.settings;
  const now = monthAt(useNow(), timeZone);
  const month = monthOf(search) ?? now;
  const choice = choiceOf(search);
  const name = formatMonth(month);
  const addressOf = (by: number) => paths.eventMonth({ ...choice, month: monthsLater(month, by) });
  const turns = [
    { to: addressOf(-1), label: 'Previous month', short: 'Previous', isCurrent: false },
    { to: paths.eventMonth(choice), label: 'This month', isCurrent: month === now },
    { to: addressOf(1), label: 'Next month', short: 'Next', isCurrent: false },
  ];
  return (
    <>
      <PageHead
        title={`Events in ${name}`}
        description={`What ${site.name}, ${site.institute}, holds in ${name}, day by day.`}
        canonicalPath={paths.eventMonth({ month })}
        image={shareImages.list(site, 'events')}
      />
      <PageHeader
        title="Events"
        lead={`What ${site.name} holds, month by month. Times are in ${zoneLetters(`${month}-01`, timeZone)}.`}
      >
        <ListOrMonth shown="month" choice={choice} />
        <EventChoices
          action={paths.eventMonth()}
          choice={choice}
          kept={{ month: monthOf(search) }}
          addressOf={(chosen) => paths.eventMonth({ ...chosen, month: monthOf(search) })}
        />
      </PageHeader>
      <Container style={{ paddingBottom: 96 }}>
        <Bar>
          <Name aria-live="polite">{name}</Name>
          <TabLinks label="Months" tabs={turns} />
        </Bar>
        <lazyEventMonth.Place apiPath={monthPathFor(search)} month={month} label={`Events in ${name}`} />
      </Container>
    </>
  );
}
