import type { Feature } from '../../platform/features/feature';
import { admins } from '../../platform/permissions/calls';
import { layoutResource } from './console/layouts';
import { lineResource } from './console/lines';
import { statementResource } from './console/statements';
import { statementSubjects } from './money-subjects';
import { statementsPart, sweepNarrations } from './personal-data';
import { giveBackAct } from './steps/give-back';
import { lineMachine, statementMachine } from './steps/machine';

/** Statements of the society's bank: uploaded, matched with payments, applied and undone. */
const feature: Feature = {
  name: 'statement',
  calls: [
    ['POST', '/admin/statement-preview', 'statement.preview', admins],
    ['POST', '/admin/statements', 'statement.upload', admins],
    ['POST', '/admin/statements/:id/apply', 'statement.apply', admins],
    ['POST', '/admin/statements/:id/undo', 'statement.undo', admins],
    ['POST', '/admin/statement-lines/:id/decide', 'statement.decide', admins],
    ['POST', '/admin/statement-lines/:id/keep', 'statement.keep', admins],
    ['POST', '/admin/statement-lines/:id/give-back', 'statement.giveBack', admins],
    ['GET', '/admin/unclaimed-money', 'statement.unclaimed', admins],
  ],
  resources: [statementResource, lineResource, layoutResource],
  moneySubjects: statementSubjects,
  machines: [statementMachine, lineMachine],
  moneyActs: [giveBackAct],
  personalData: [statementsPart],
  hourly: [sweepNarrations],
  demo: { stage: 'pages', load: () => import('./demo') },
};

export default feature;
