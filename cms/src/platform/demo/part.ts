import type { Core } from '@strapi/strapi';

/**
 * Stores what the demo shows of a feature. It stores what is missing and leaves alone what is there, so that a seed can
 * be taken up again.
 * @param now the day that everything is dated around
 */
type DemoStep = (strapi: Core.Strapi, now: Date) => Promise<void>;

/** Stages of the demo: each may need what the ones before it have stored. */
export const DEMO_STAGES = ['people', 'content', 'pages'] as const;

/** The demo of a feature. */
export interface DemoPart {
  stage: (typeof DEMO_STAGES)[number];
  /** Loads its steps, by what they fill in; no other start than the first has any use for them. */
  load: () => Promise<{ steps: Readonly<Record<string, DemoStep>> }>;
}
