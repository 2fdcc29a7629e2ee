import { formatMonth } from '../../days.js';
import type { Month } from './payment.js';

/** A month of contributions as people say it: `November 2026`. */
export const formatContributionMonth = ({ month, year }: Month): string =>
  formatMonth(`${year}-${String(Number(month) + 1).padStart(2, '0')}`);
