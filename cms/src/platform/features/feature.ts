import type { Core } from '@strapi/strapi';

import type { ListedResource } from '../console/definition';
import type { DemoPart } from '../demo/part';
import type { ScheduledJobs } from '../lifecycle/scheduled-jobs';
import type { Template } from '../mail';
import type { Moderated } from '../moderation/moderated';
import type { NotificationWords } from '../notifications/kinds';
import type { EditorGrants } from '../panel/editor-role';
import type { View } from '../panel/view';
import type { MoneyAct } from '../payables/money-act';
import type { MoneySubject } from '../payables/money-subject';
import type { AnyPayable } from '../payables/payable';
import type { Call } from '../permissions/calls';
import type { PersonalDataPart } from '../personal-data/part';
import type { Previews } from '../preview/addresses';
import type { Served } from '../serving/served';
import type { Machine } from '../states/machine';
import type { WordIndex } from '../word-index/word-index';
import type { LinkFields } from '../write-rules/safe-links';
import type { WriteRule } from '../write-rules/write-rule';
import type { Listing } from './listing';
import type { SharedPages } from './share-image';

/**
 * All that a feature says of itself to the rest of the product. `src/features.ts` lists the features; whatever has to
 * know of each of them, such as the permission matrix or the sitemap, reads it there.
 */
export interface Feature extends ScheduledJobs {
  /** Its folder in `src/api`. */
  name: string;
  /** Its routes, and who may call them. */
  calls?: readonly Call[];
  /** Its resources in the console, whose routes follow. */
  resources?: readonly ListedResource[];
  /** What members submit and admins decide about: routes, machine, notifications, mails and the console's words follow. */
  moderated?: readonly Moderated[];
  /** What of it is paid for. */
  payables?: readonly AnyPayable[];
  /** Changes of money that may need a second admin. */
  moneyActs?: readonly MoneyAct[];
  /** What changes of money are noted of. */
  moneySubjects?: readonly MoneySubject[];
  /** What becomes of its rows: docs/states.md shows it. */
  machines?: readonly Machine[];
  /** What must hold before a document is stored, beside what the schemas say. */
  writeRules?: readonly ((strapi: Core.Strapi) => WriteRule)[];
  /** Fields with addresses that visitors follow. */
  linkFields?: LinkFields;
  /** What it keeps about people. It is erased in the order of the features. */
  personalData?: readonly PersonalDataPart[];
  /** Kinds of mail that it sends. */
  mails?: readonly Template[];
  /** What people are told, in words. */
  notifications?: NotificationWords;
  /** How Strapi's panel shows its types and components. */
  panelViews?: readonly View[];
  /** What content editors may do in the panel. */
  editors?: EditorGrants;
  /** Where the portal shows what is open in the panel. */
  previews?: Previews;
  /** What is searched by words. */
  wordIndexes?: readonly WordIndex[];
  /** Public pages of it that are no documents, for search engines. */
  listPages?: readonly string[];
  /** Documents that have a page each, for search engines. */
  sitemap?: readonly Listing[];
  /** The same where both are known at run time alone. */
  pagesNow?: (strapi: Core.Strapi) => Promise<{ lists: readonly string[]; documents: readonly Listing[] }>;
  /** Pages with a picture for shared links. */
  sharedPages?: readonly SharedPages[];
  /** What is read of it outside the API and the portal's pages, such as feeds and calendars. */
  serves?: readonly Served[];
  /** What the demo shows of it. */
  demo?: DemoPart;
  /** Listens to the database. Runs in `register`. */
  watch?: (strapi: Core.Strapi) => void;
  /** Brings what is stored to what the code expects of it, before anything reads it. */
  upgrade?: (strapi: Core.Strapi) => Promise<void>;
  /** Stores what the product cannot do without, where nobody and no demo has. */
  ensureDefaults?: (strapi: Core.Strapi) => Promise<void>;
}
