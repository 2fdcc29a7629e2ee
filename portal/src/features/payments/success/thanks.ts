import { paths, type PaymentDetail } from 'contracts';

import type { Paid } from './paid';

interface Thanks {
  title: string;
  text: string;
  steps: readonly string[];
  /** Where to go on. */
  way?: { href: string; label: string };
}

/** Thanks for what was paid, and what comes next (admin §2). @param payment as it is known once it is loaded */
export function thanksFor({ type, itemName }: Paid, payment: PaymentDetail | undefined): Thanks {
  if (type === 'event') {
    return {
      title: 'Thank you for your ticket',
      text: `Your seat at ${itemName} is yours.`,
      steps: [
        'Your ticket and your receipt are on their way to you by mail.',
        'Show the ticket at the door, on your phone or printed.',
        'Put the event into your calendar, so that nothing else comes in between.',
      ],
      ...(payment?.relatedId && { way: { href: paths.eventTicket(payment.relatedId), label: 'Show Ticket' } }),
    };
  }
  if (type === 'membership') {
    return {
      title: 'Thank you for your contribution',
      text: 'It keeps the workshop, the tools and the evenings going.',
      steps: [
        'Your receipt is on its way to you by mail.',
        'The months that you paid are marked as paid on your membership page.',
      ],
      way: { href: paths.membership(), label: 'See Your Membership' },
    };
  }
  if (type === 'donation') {
    return {
      title: 'Thank you for your donation',
      text: 'You make possible what the society could not pay for alone.',
      steps: [
        'Your receipt is on its way to you by mail.',
        'Under My Donations you find it again, and for which campaign it was.',
        'The Impact Report says what becomes of it.',
      ],
      way: { href: paths.giving({ tab: 'donations' }), label: 'See My Donations' },
    };
  }
  return {
    title: 'Thank you for your payment',
    text: `We have received it for ${itemName}.`,
    steps: ['Your receipt is on its way to you by mail.', 'Write to us if anything about it is not right.'],
  };
}
