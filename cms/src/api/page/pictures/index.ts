import type { Core, Struct } from '@strapi/strapi';

import type { SectionUid } from '../sections/section-presenter';
import { sectionPictures } from './sections';

/**
 * Gives the panel's block picker a picture of each block. Belongs into `bootstrap`: what stands in the schemas before
 * gets into the generated types.
 */
export function showSectionPictures(strapi: Core.Strapi): void {
  for (const uid of Object.keys(sectionPictures) as SectionUid[]) {
    const info: Struct.SchemaInfo = strapi.components[uid].info;
    info.preview = sectionPictures[uid];
  }
}
