/** Paths of the same origin that are not the portal's: the console, the panel, the API, media. */
const OTHER_APPS = /^\/(?:admin|cms|api|uploads)(?:[/?#]|$)/;

/** Whether a path of this origin leads out of the portal. */
export function isOtherApp(path: string): boolean {
  return OTHER_APPS.test(path);
}

/** Leaves the portal for another app of this origin, in place of the page that is left. */
export function leaveFor(path: string): void {
  window.location.replace(new URL(path, window.location.origin));
}
