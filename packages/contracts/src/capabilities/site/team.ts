import { z } from 'zod';

import { oneOf, pageNumber, pageOf, pageSize, publicId } from '../../envelope.js';
import { imageSchema, linkedImageSchema } from '../../image.js';
import { MAX_PAGE_SIZE } from '../../limits.js';
import { hrefSchema } from '../../links.js';

/** Someone on the team (site §3). A GitHub address is kept but not shown, so it is not here. */
export const teamMemberSchema = z.strictObject({
  ...publicId,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  /** Uploaded, or at the address that an editor gave. */
  photo: z.union([imageSchema, linkedImageSchema]).nullable(),
  social: z.strictObject({
    linkedin: z.nullable(hrefSchema),
    twitter: z.nullable(hrefSchema),
    instagram: z.nullable(hrefSchema),
  }),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
export const teamMembersAnswer = pageOf(teamMemberSchema);
export const teamMemberAnswer = oneOf(teamMemberSchema);
export const teamMembersQuery = z.object({ page: pageNumber, pageSize: pageSize(MAX_PAGE_SIZE) });
