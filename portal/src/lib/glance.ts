/** Attribute of `<html>` while a page has only just been opened at its top; see `glance.css`. */
export const GLANCE = 'data-glance';

/** Whether what lies below the first screen may not be laid out yet. */
export const isGlanceOnly = (): boolean => document.documentElement.hasAttribute(GLANCE);

/** Lays out the whole page at once, as is needed where something has to be found in it. */
export const layOutAll = (): void => document.documentElement.removeAttribute(GLANCE);
