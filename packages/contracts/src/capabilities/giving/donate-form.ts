import * as z from 'zod/mini';

import { messages } from '../../messages.js';
import { CHECKOUT_METHODS } from '../payment/values.js';
import { donationForm } from './forms.js';

/** What the form of a donation asks (member §5). How it is paid opens the checkout that way, and is not sent. */
export const donateForm = z.extend(donationForm, { method: z.enum(CHECKOUT_METHODS, messages.donationMethodMissing) });
export type DonateForm = z.input<typeof donateForm>;
