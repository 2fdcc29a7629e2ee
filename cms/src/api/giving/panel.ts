import { defineView } from '../../platform/panel/view';

const campaignView = defineView({
  uid: 'api::giving.campaign',
  mainField: 'title',
  listColumns: ['title', 'startsAt', 'endsAt', 'isClosed'],
  sort: { by: 'startsAt', order: 'DESC' },
  layout: [
    [['title', 12]],
    [['description', 12]],
    [
      ['image', 6],
      ['goal', 6],
    ],
    [
      ['startsAt', 6],
      ['endsAt', 6],
    ],
    [['isClosed', 12]],
    [['spending', 12]],
  ],
  fields: {
    title: { label: 'Title' },
    description: { label: 'Text', description: 'Cards show its beginning.' },
    image: { label: 'Picture', description: 'Landscape, 1200 × 675 pixels or more.' },
    goal: { label: 'Goal in paise', description: '5000000 is ₹50,000; none is a campaign without a goal.' },
    startsAt: { label: 'Starts' },
    endsAt: { label: 'Ends', description: 'None for as long as nobody closes it.' },
    isClosed: { label: 'Closed', description: 'It takes no more donations, whatever its times say.' },
    spending: { label: 'Spent on', description: 'What it spent on what: the impact report adds it up.' },
    excerpt: { label: 'Excerpt' },
  },
});

const spendingView = defineView({
  uid: 'shared.spending',
  mainField: 'what',
  layout: [
    [
      ['area', 4],
      ['amount', 8],
    ],
    [['what', 12]],
  ],
  fields: {
    area: { label: 'What it was for' },
    what: { label: 'On what' },
    amount: { label: 'Amount in paise', description: '150000 is ₹1,500.' },
  },
});

export const givingViews = [campaignView, spendingView];
