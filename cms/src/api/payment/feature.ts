import type { Feature } from '../../platform/features/feature';
import { defineView } from '../../platform/panel/view';
import { admins, members } from '../../platform/permissions/calls';
import { sweepPayments } from './clock';
import { paymentResource } from './console/payments';
import { moneyRequestAsked } from './mails/money-request-asked';
import { paymentNews } from './mails/payment-news';
import { paymentReceipt } from './mails/payment-receipt';
import { moneyChangeResource } from './money-changes/console';
import { paymentSubjects } from './money-changes/subjects';
import { paymentActs } from './money-requests/acts';
import { moneyRequestResource } from './money-requests/console';
import { moneyRequests } from './money-requests/moderation';
import { moneyRequestNotifications } from './money-requests/told';
import { paymentNotifications } from './notifications';
import { paymentMachine } from './payments/machine';
import { sweepRequests } from './payments/requests';
import { receiptResource } from './receipts/register';
import { paymentsPart } from './personal-data';

const settingsView = defineView({
  uid: 'api::payment.payment-setting',
  mainField: 'upiName',
  listColumns: [],
  sort: { by: 'upiName', order: 'ASC' },
  layout: [
    [
      ['upiAddress', 6],
      ['upiName', 6],
    ],
    [
      ['offersSandbox', 6],
      ['approvalAbove', 6],
    ],
  ],
  fields: {
    upiAddress: { label: 'UPI address', description: 'Such as society@bank. UPI is offered once there is one.' },
    upiName: { label: 'Name of the account', description: 'As the bank has it.' },
    offersSandbox: {
      label: 'Offer the sandbox',
      description: 'It takes no money: for trying out alone. A production never offers it.',
    },
    approvalAbove: {
      label: 'A second admin approves above',
      description: 'Refunds, adjustments and what is given back, in the unit of their currency.',
    },
  },
});

/** Payments: checkouts, the ledger, receipts, the treasurer. What is paid for stands under `payables` of other features. */
const feature: Feature = {
  name: 'payment',
  calls: [
    ['GET', '/payments', 'payment.find', members],
    ['GET', '/payments/statement/:year', 'payment.statement', members],
    ['GET', '/payments/:id', 'payment.findOne', members],
    ['GET', '/payments/:id/receipt', 'payment.receipt', members],
    ['POST', '/payments/:id/confirm', 'payment.confirm', members],
    ['POST', '/payments/:id/cancel', 'payment.cancel', members],
    ['POST', '/payments/:type', 'payment.begin', members],
    ['POST', '/payments/:type/:id', 'payment.begin', members],
    ['POST', '/admin/payments/:id/confirm', 'console.approve', admins],
    ['POST', '/admin/payments/:id/reject', 'console.reject', admins],
    ['POST', '/admin/payments/:id/refund', 'console.refund', admins],
    ['GET', '/admin/payments/:id/receipt', 'console.receipt', admins],
    ['GET', '/admin/receipt-years', 'console.receiptYears', admins],
    ['GET', '/admin/ledger.csv', 'console.postings', admins],
    ['GET', '/admin/ledger.beancount', 'console.beancount', admins],
    ['GET', '/admin/payment-settings', 'console.settings', admins],
    ['PUT', '/admin/payment-settings', 'console.writeSettings', admins],
  ],
  resources: [paymentResource, receiptResource, moneyRequestResource, moneyChangeResource],
  moderated: [moneyRequests],
  moneyActs: paymentActs,
  moneySubjects: paymentSubjects,
  machines: [paymentMachine],
  personalData: [paymentsPart],
  mails: [paymentReceipt, paymentNews, moneyRequestAsked],
  notifications: { ...paymentNotifications, ...moneyRequestNotifications },
  panelViews: [settingsView],
  everyMinute: [sweepPayments],
  hourly: [sweepRequests],
  demo: { stage: 'pages', load: () => import('./demo') },
};

export default feature;
