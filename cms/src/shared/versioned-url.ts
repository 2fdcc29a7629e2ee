/**
 * The address of a stored file, with its version behind it. Replacing a file keeps its address; versioned, browsers may
 * keep it for good.
 * @param updatedAt when the file was last changed
 */
export function versionedUrl(url: string, updatedAt: Date | string | number | null | undefined): string {
  return `${url}?v=${new Date(updatedAt ?? 0).getTime().toString(36)}`;
}
